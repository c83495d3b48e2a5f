import Foundation
import Graphics

/// A gradient's colours at equal steps, as pixels for Cairo.
///
/// Colours pass into each other before they are multiplied by alpha, as in Core Animation: from black without alpha to
/// white the middle is a translucent grey.
struct GradientRamp {
    static let steps = 4096
    private let pixels: [UInt32]
    private let (paintsBefore, paintsBehind): (Bool, Bool)

    init(_ stops: [Gradient.Stop], paintsBefore: Bool = true, paintsBehind: Bool = true) {
        (self.paintsBefore, self.paintsBehind) = (paintsBefore, paintsBehind)
        pixels = (0..<Self.steps).map { step in
            let color = Self.color(at: Double(step) / Double(Self.steps - 1), stops)
            let (red, green, blue, alpha) = color.premultipliedBytes
            return UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
        }
    }

    /// The pixel at a place on the passage, 0 to 1; beyond those the ends' colours go on, or nothing is painted.
    @inline(__always)
    func pixel(at place: Double) -> UInt32 {
        if place < 0 && !paintsBefore || place > 1 && !paintsBehind { return 0 }
        let inside: Double = place > 0 ? min(place, 1) : 0
        let step: Double = inside * Double(Self.steps - 1)
        return pixels[Int(step + 0.5)]
    }

    private static func color(at place: Double, _ stops: [Gradient.Stop]) -> Color {
        guard let next = stops.firstIndex(where: { Double($0.location) > place }) else {
            return stops.last?.color.clamped ?? .clear
        }
        guard next > 0 else { return stops[0].color.clamped }
        let (from, to) = (stops[next - 1], stops[next])
        let part = (place - Double(from.location)) / Double(to.location - from.location)
        let (first, second) = (from.color.clamped, to.color.clamped)
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
        return Color(
            red: mix(first.red, second.red), green: mix(first.green, second.green),
            blue: mix(first.blue, second.blue), alpha: mix(first.alpha, second.alpha))
    }
}
