import Foundation
import HeadlessHost
import UIKit

/// A view's own picture in space: how large it is, and how it lies on the screen.
struct LayerRow: Encodable, Equatable {
    /// The size of the picture, points.
    var width, height: Double
    /// The transform from the picture's points to the screen's: a, b, c, d, tx, ty.
    var transform: [Double]
    /// The alpha multiplied by that of the views around it.
    var alpha: Double
    /// Another number for another picture; absent where the view draws nothing itself.
    var picture: Int?
}

/// The pictures of views when layers were last asked for.
@MainActor struct LayerPictures {
    private var known: [Int: (isSame: (UIView) -> Bool, number: Int)] = [:]
    private var last = 0

    /// - Parameter map: from the view's coordinates to the screen's.
    mutating func row(of view: UIView, id: Int, map: CGAffineTransform, alpha: Double) -> LayerRow {
        let bounds = view.bounds
        let placed = CGAffineTransform(translationX: bounds.minX, y: bounds.minY).concatenating(map)
        return LayerRow(
            width: Double(bounds.width), height: Double(bounds.height),
            transform: [placed.a, placed.b, placed.c, placed.d, placed.tx, placed.ty].map { Double($0) }, alpha: alpha,
            picture: number(of: view, id))
    }

    private mutating func number(of view: UIView, _ id: Int) -> Int? {
        guard !view.bounds.isEmpty else { return nil }
        if let entry = known[id], entry.isSame(view) { return entry.number == 0 ? nil : entry.number }
        let own = view.ownDisplayList()
        if !own.isEmpty { last += 1 }
        known[id] = ({ $0.ownDisplayList() == own }, own.isEmpty ? 0 : last)
        return own.isEmpty ? nil : last
    }
}
