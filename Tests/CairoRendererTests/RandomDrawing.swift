import Foundation
import TestSupport
import XCTest

@testable import Graphics

/// A random picture as a tree, so that parts of it can be changed: every kind of command, nested in saves and groups.
struct RandomDrawing {
    indirect enum Node {
        case leaf(DisplayList.Command)
        case saved([DisplayList.Command], [Node])
        case group(DisplayList.Command, [Node])

        var commands: [DisplayList.Command] {
            switch self {
            case .leaf(let command): [command]
            case .saved(let state, let nodes): [.save] + state + nodes.flatMap(\.commands) + [.restore]
            case .group(let begin, let nodes): [begin] + nodes.flatMap(\.commands) + [.endGroup]
            }
        }
    }

    /// Rectangles that keep upright, or all shapes and maps.
    enum Shapes { case upright, all }

    let shapes: Shapes
    var nodes: [Node]
    let font: OutlineFont
    let bitmap: Bitmap

    init(_ shapes: Shapes, font: OutlineFont, bitmap: Bitmap, using random: inout SeededGenerator) {
        (self.shapes, self.font, self.bitmap, nodes) = (shapes, font, bitmap, [])
        nodes = (0..<Int.random(in: 3...9, using: &random)).map { _ in node(depth: 2, &random) }
    }

    var list: DisplayList { DisplayList(commands: nodes.flatMap(\.commands)) }

    /// Replaces, removes, inserts or moves some nodes, at any depth.
    mutating func change(using random: inout SeededGenerator) {
        for _ in 0..<Int.random(in: 1...2, using: &random) { nodes = changed(nodes, depth: 2, &random) }
    }

    private func changed(_ nodes: [Node], depth: Int, _ random: inout SeededGenerator) -> [Node] {
        var nodes = nodes
        guard let index = nodes.indices.randomElement(using: &random) else { return [node(depth: depth, &random)] }
        if Bool.random(using: &random) {
            switch nodes[index] {
            case .saved(let state, let inner):
                nodes[index] = .saved(state, changed(inner, depth: depth - 1, &random))
                return nodes
            case .group(let begin, let inner):
                nodes[index] = .group(begin, changed(inner, depth: depth - 1, &random))
                return nodes
            case .leaf: break
            }
        }
        switch Int.random(in: 0...3, using: &random) {
        case 0: nodes[index] = node(depth: depth, &random)
        case 1: nodes.remove(at: index)
        case 2: nodes.insert(node(depth: depth, &random), at: index)
        default: nodes.append(nodes.remove(at: index))
        }
        return nodes
    }

    private func node(depth: Int, _ random: inout SeededGenerator) -> Node {
        let kind = Int.random(in: 0...9, using: &random)
        guard depth > 0, kind < 4 else { return .leaf(leaf(&random)) }
        let inner = (0..<Int.random(in: 1...4, using: &random)).map { _ in node(depth: depth - 1, &random) }
        switch kind {
        case 0: return .saved([.clip(shape(&random), .nonZero)], inner)
        case 1: return .saved([.transform(move(&random))], inner)
        case 2: return .group(.beginGroup(alpha: 0.5), inner)
        default:
            let mask = DisplayList(commands: [.fill(shape(&random), .nonZero, .black)])
            return .group(Bool.random(using: &random) ? .beginMaskedGroup(mask) : .beginBlendedGroup(.multiply), inner)
        }
    }

    private func leaf(_ random: inout SeededGenerator) -> DisplayList.Command {
        let color = [red, green.multiplyingAlpha(by: 0.5), blue, .black].randomElement(using: &random) ?? red
        let (path, rect) = (shape(&random), rectangle(&random))
        switch Int.random(in: 0...8, using: &random) {
        case 0: return .stroke(path, StrokeStyle(width: 1.5), color)
        case 1:
            let glyphs = (0..<3).map { PositionedGlyph(glyph: 1, x: rect.minX + CGFloat($0) * 3.1, y: rect.maxY) }
            return .glyphs(GlyphRun(source: font, size: 3, color: color, glyphs: glyphs, slant: 0.2))
        case 2: return .shadow(path, Shadow(color: color, radius: 1, offset: CGSize(width: 0.5, height: 1)))
        case 3:
            let stops = [Gradient.Stop(location: 0, color: color), Gradient.Stop(location: 1, color: blue)]
            return .gradient(
                path, .nonZero,
                Gradient(linearFrom: rect.origin, to: CGPoint(x: rect.maxX, y: rect.maxY), stops: stops))
        case 4: return .image(ImagePlacement(bitmap: bitmap, destination: rect))
        case 5: return .backdrop(path, .nonZero, Backdrop(radius: 1.5, saturation: 1.4))
        default: return .fill(path, .nonZero, color)
        }
    }

    private func rectangle(_ random: inout SeededGenerator) -> CGRect {
        func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) / 3 }
        return CGRect(x: number(-9...60), y: number(-9...60), width: number(1...30), height: number(1...30))
    }

    private func shape(_ random: inout SeededGenerator) -> Path {
        let rect = rectangle(&random)
        let kind = Int.random(in: 0...3, using: &random)
        return switch shapes == .all ? kind : 3 {
        case 0: Path(ellipseIn: rect)
        case 1: Path(roundedRect: rect, radius: 2)
        default: Path(rect: rect)
        }
    }

    private func move(_ random: inout SeededGenerator) -> CGAffineTransform {
        [
            CGAffineTransform(translationX: 2, y: -1), CGAffineTransform(scaleX: 1.5, y: 0.8),
            CGAffineTransform(rotationAngle: shapes == .all ? 0.3 : 0),
        ].randomElement(using: &random) ?? .identity
    }
}
