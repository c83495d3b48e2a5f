import Graphics

extension UIView {
    /// A view with this view's present picture, unaffected by later changes.
    ///
    /// Nil for a view without a size, as in UIKit.
    /// - Parameter afterUpdates: true to do pending layout first.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        return snapshot(of: bounds, caps: .zero, afterUpdates)
    }

    /// A view with a picture of a part of this one; caps keep their size when it is resized.
    /// - Parameters:
    ///   - rect: the part, in this view's coordinates.
    /// - capInsets: the caps, in points.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        guard rect.width > 0, rect.height > 0 else { return nil }
        return snapshot(of: rect, caps: capInsets, afterUpdates)
    }

    private func snapshot(of part: CGRect, caps: UIEdgeInsets, _ afterUpdates: Bool) -> UIView {
        if afterUpdates { layoutIfNeeded() }
        var list = displayList()
        let origin = CGPoint(x: part.minX - bounds.minX, y: part.minY - bounds.minY)
        if origin != .zero { list = list.moved(by: origin) }
        return SnapshotView(picture: list, size: part.size, caps: caps)
    }
}

extension DisplayList {
    /// The same drawing with one of its points moved to the origin.
    fileprivate func moved(by point: CGPoint) -> DisplayList {
        DisplayList { recorder in
            recorder.saving { recorder in
                recorder.translate(x: -point.x, y: -point.y)
                recorder.append(self)
            }
        }
    }
}

extension UIScreen {
    /// A view with the screen's present picture.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        let windows = UIApplication.shared.windowsFrontToBack.reversed()
        let list = DisplayList { recorder in
            for window in windows where !window.isHidden {
                if afterUpdates { window.layoutIfNeeded() }
                recorder.saving { recorder in
                    recorder.translate(x: window.frame.minX, y: window.frame.minY)
                    recorder.append(window.displayList())
                }
            }
        }
        return SnapshotView(picture: list, size: bounds.size, caps: .zero)
    }
}

/// A stored drawing, stretched to the bounds; its caps keep their size.
private final class SnapshotView: UIView {
    private let picture: DisplayList
    private let size: CGSize
    private let caps: UIEdgeInsets

    init(picture: DisplayList, size: CGSize, caps: UIEdgeInsets) {
        self.picture = picture
        self.size = size
        self.caps = caps
        super.init(frame: CGRect(origin: .zero, size: size))
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not for a snapshot's view") }

    override func recordContent(into recorder: inout DisplayListRecorder) {
        let across = Strip.strips(of: size.width, in: bounds.width, caps.left, caps.right)
        let along = Strip.strips(of: size.height, in: bounds.height, caps.top, caps.bottom)
        for row in along {
            for column in across {
                recorder.saving { recorder in
                    recorder.translate(x: bounds.minX + column.place, y: bounds.minY + row.place)
                    recorder.transform(CGAffineTransform(scaleX: column.scale, y: row.scale))
                    recorder.translate(x: -column.start, y: -row.start)
                    recorder.clip(
                        CGRect(x: column.start, y: row.start, width: column.length, height: row.length))
                    recorder.append(picture)
                }
            }
        }
    }

    /// A part of the picture's width or height, and its destination.
    private struct Strip {
        let start, length, place, scale: CGFloat

        static func strips(of length: CGFloat, in room: CGFloat, _ first: CGFloat, _ last: CGFloat) -> [Strip] {
            guard first > 0 || last > 0, first + last < length else {
                return [Strip(start: 0, length: length, place: 0, scale: room / length)]
            }
            let middle = length - first - last
            let scale = max(0, room - first - last) / middle
            return [
                Strip(start: 0, length: first, place: 0, scale: 1),
                Strip(start: first, length: middle, place: first, scale: scale),
                Strip(start: length - last, length: last, place: first + middle * scale, scale: 1),
            ].filter { $0.length > 0 && $0.scale > 0 }
        }
    }
}
