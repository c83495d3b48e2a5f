import Foundation
import Graphics

extension DisplayList.Command {
    /// True if every number of the command is finite; a bitmap's pixels and a font's outlines aren't looked at.
    var isFinite: Bool {
        switch self {
        case .save, .restore, .endGroup, .beginBlendedGroup: return true
        case .transform(let transform): return transform.isFinite
        case .clip(let path, _): return path.isFinite
        case .beginGroup(let alpha): return alpha.isFinite
        case .beginMaskedGroup(let mask): return mask.commands.allSatisfy(\.isFinite)
        case .fill(let path, _, let color): return path.isFinite && color.isFinite
        case .stroke(let path, let style, let color):
            return path.isFinite && color.isFinite && style.width.isFinite && style.miterLimit.isFinite
                && style.dashes.allSatisfy(\.isFinite) && style.dashPhase.isFinite
        case .image(let placement):
            return placement.destination.hasFiniteNumbers && (placement.source?.hasFiniteNumbers ?? true)
                && (placement.tint?.isFinite ?? true)
        case .glyphs(let run):
            return run.size.isFinite && run.slant.isFinite && run.color.isFinite
                && run.glyphs.allSatisfy { $0.x.isFinite && $0.y.isFinite }
        case .shadow(let path, let shadow):
            return path.isFinite && shadow.color.isFinite && shadow.radius.isFinite && shadow.offset.width.isFinite
                && shadow.offset.height.isFinite
        case .gradient(let path, _, let gradient): return path.isFinite && gradient.hasFiniteNumbers
        case .projected(let list, let rectangle, let projection):
            return rectangle.hasFiniteNumbers && projection.isFinite && list.commands.allSatisfy(\.isFinite)
        case .backdrop(let path, _, let backdrop):
            return path.isFinite && backdrop.radius.isFinite && backdrop.saturation.isFinite
        }
    }
}

extension CGRect {
    fileprivate var hasFiniteNumbers: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}

extension Gradient {
    fileprivate var hasFiniteNumbers: Bool {
        let isCourseFinite: Bool
        switch course {
        case .linear(let start, let end):
            isCourseFinite = start.x.isFinite && start.y.isFinite && end.x.isFinite && end.y.isFinite
        case .radial(let center, let radii):
            isCourseFinite =
                center.x.isFinite && center.y.isFinite && radii.width.isFinite && radii.height.isFinite
        case .circles(let first, let second):
            isCourseFinite = [first, second].allSatisfy {
                $0.center.x.isFinite && $0.center.y.isFinite && $0.radius.isFinite
            }
        case .conic(let center, let angle):
            isCourseFinite = center.x.isFinite && center.y.isFinite && angle.isFinite
        }
        return isCourseFinite && stops.allSatisfy { $0.location.isFinite && $0.color.isFinite }
    }
}
