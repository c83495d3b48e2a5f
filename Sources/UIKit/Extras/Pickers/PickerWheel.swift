/// The curve of a wheel: rows lie on a cylinder that is as high as the picker, and are seen from the front.
///
/// Distances are measured along the wheel from the middle, in points.
struct PickerWheel {
    /// Half of the picker's height.
    let radius: CGFloat

    /// The projection of a row, and how flat it looks; nil behind the horizon.
    func appearance(at distance: CGFloat) -> (offset: CGFloat, flatness: CGFloat)? {
        guard radius > 0 else { return nil }
        let angle = distance / radius
        guard abs(angle) < .pi / 2 else { return nil }
        return (radius * sin(angle), cos(angle))
    }

    /// The distance from the middle, along the wheel, of a point that is seen at an offset.
    func distance(at offset: CGFloat) -> CGFloat {
        guard radius > 0 else { return 0 }
        return asin(min(max(offset / radius, -1), 1)) * radius
    }

    /// The largest distance at which rows are seen.
    var horizon: CGFloat { radius * .pi / 2 }
}
