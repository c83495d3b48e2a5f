import Foundation

/// Numbers in the text form of drawings: at most four decimals, no trailing zeros, never `-0`, the same in every locale.
extension Double {
    var shortText: String {
        guard isFinite else { return isNaN ? "nan" : self < 0 ? "-inf" : "inf" }
        guard magnitude < 1e11 else { return "\(self)" }
        let scaled = Int64((magnitude * 10_000).rounded())
        var text = String(scaled / 10_000)
        var fraction = scaled % 10_000
        if fraction != 0 {
            var digits = 4
            while fraction % 10 == 0 {
                fraction /= 10
                digits -= 1
            }
            let shown = String(fraction)
            text += "." + String(repeating: "0", count: digits - shown.count) + shown
        }
        return self < 0 && scaled != 0 ? "-" + text : text
    }
}

extension CGFloat {
    var shortText: String { Double(self).shortText }
}

extension CGPoint {
    var shortText: String { x.shortText + "," + y.shortText }
}

extension CGRect {
    var shortText: String {
        [origin.x, origin.y, size.width, size.height].map(\.shortText).joined(separator: " ")
    }
}

extension CGAffineTransform {
    var shortText: String {
        if a == 1 && b == 0 && c == 0 && d == 1 { return "translate \(tx.shortText) \(ty.shortText)" }
        if b == 0 && c == 0 && tx == 0 && ty == 0 { return "scale \(a.shortText) \(d.shortText)" }
        return "matrix " + [a, b, c, d, tx, ty].map(\.shortText).joined(separator: " ")
    }
}
