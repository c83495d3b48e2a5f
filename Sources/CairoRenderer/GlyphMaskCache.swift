import Foundation
import Graphics

/// Coverage masks of glyphs at quarter-pixel positions, bounded in bytes.
final class GlyphMaskCache {
    /// A face as it is drawn: its name and the map from ems (y up) to pixels (y down), without translation.
    struct FaceKey: Hashable {
        let source: String
        let a: CGFloat
        let b: CGFloat
        let c: CGFloat
        let d: CGFloat
    }

    /// The masks of one face in one size. Invariant: `bytes` is the cost of all of them.
    final class Face {
        let matrix: CGAffineTransform
        fileprivate(set) var masks: [UInt64: CoverageMask] = [:]
        fileprivate(set) var bytes = 0
        fileprivate(set) var lastUse = 0

        init(matrix: CGAffineTransform) {
            self.matrix = matrix
        }

        /// The mask of a glyph if it was made before.
        func mask(of glyph: UInt32, _ quarterX: Int, _ quarterY: Int) -> CoverageMask? {
            masks[Self.key(glyph, quarterX, quarterY)]
        }

        fileprivate static func key(_ glyph: UInt32, _ quarterX: Int, _ quarterY: Int) -> UInt64 {
            UInt64(glyph) << 4 | UInt64(quarterY) << 2 | UInt64(quarterX)
        }
    }

    private let limit: Int
    private var faces: [FaceKey: Face] = [:]
    private(set) var bytes = 0
    private var clock = 0

    init(limit: Int) {
        self.limit = limit
    }

    func face(_ source: any GlyphSource, matrix: CGAffineTransform) -> Face {
        let key = FaceKey(source: source.identifier, a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d)
        clock += 1
        if let face = faces[key] {
            face.lastUse = clock
            return face
        }
        let face = Face(matrix: matrix)
        face.lastUse = clock
        faces[key] = face
        return face
    }

    /// The mask of a glyph whose origin is `quarterX`, `quarterY` quarters right of and below a pixel's corner.
    func mask(of glyph: UInt32, _ quarterX: Int, _ quarterY: Int, in face: Face, source: any GlyphSource) throws
        -> CoverageMask
    {
        if let mask = face.mask(of: glyph, quarterX, quarterY) { return mask }
        let mask: CoverageMask
        if let outline = source.outline(of: glyph), !outline.isEmpty {
            var matrix = face.matrix
            matrix.tx = CGFloat(quarterX) / 4
            matrix.ty = CGFloat(quarterY) / 4
            mask = try CoverageRasterizer.mask(of: outline.applying(matrix))
        } else {
            mask = .empty
        }
        let cost = mask.bytes.count + 128
        if bytes + cost > limit { shrink(keeping: face) }
        face.masks[Face.key(glyph, quarterX, quarterY)] = mask
        face.bytes += cost
        bytes += cost
        return mask
    }

    /// Drops the faces unused for longest down to half the limit, and the current one's masks if it alone exceeds it.
    private func shrink(keeping current: Face) {
        for (key, face) in faces.sorted(by: { $0.value.lastUse < $1.value.lastUse }) where face !== current {
            if bytes <= limit / 2 { return }
            bytes -= face.bytes
            faces.removeValue(forKey: key)
        }
        if bytes > limit / 2 {
            bytes -= current.bytes
            current.masks = [:]
            current.bytes = 0
        }
    }

    func checkInvariants() {
        let sum = faces.values.reduce(0) { $0 + $1.bytes }
        precondition(bytes == sum, "The glyph cache counts \(bytes) bytes, but its faces hold \(sum).")
    }
}
