import Foundation

extension Path: CustomStringConvertible {
    /// `rect x y w h`, `ellipse x y w h`, `rounded x y w h r …`, or the steps as `M x,y L x,y Q c p C c c p Z`.
    public var description: String {
        switch form {
        case .rect(let rect): return "rect " + rect.shortText
        case .ellipse(let rect): return "ellipse " + rect.shortText
        case .roundedRect(let rect, let radii, let curve):
            return (curve == .continuous ? "continuous " : "rounded ") + rect.shortText + " r " + radii.description
        case .elements(let elements):
            return elements.isEmpty ? "empty" : elements.map(\.description).joined(separator: " ")
        }
    }
}

extension Path.Element: CustomStringConvertible {
    public var description: String {
        switch self {
        case .move(let point): return "M " + point.shortText
        case .line(let point): return "L " + point.shortText
        case .quad(let point, let control): return "Q \(control.shortText) \(point.shortText)"
        case .cubic(let point, let control1, let control2):
            return "C \(control1.shortText) \(control2.shortText) \(point.shortText)"
        case .close: return "Z"
        }
    }
}

extension CornerRadii: CustomStringConvertible {
    /// One number where all corners are alike, else four from top left clockwise; `w×h` where a corner isn't round.
    public var description: String {
        let texts = all.map { radius in
            radius.width == radius.height
                ? radius.width.shortText : radius.width.shortText + "×" + radius.height.shortText
        }
        return texts.dropFirst().allSatisfy { $0 == texts[0] } ? texts[0] : texts.joined(separator: " ")
    }
}
