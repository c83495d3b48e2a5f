import Graphics

/// The pictures of button types that have one of their own: a circle with an i, a plus or a cross.
///
/// Provenance: estimated — a cross of 30 pt as a button's symbol: photographs.
extension UIButton {
    var symbolSize: CGSize? {
        switch parts.type {
        case .detailDisclosure, .infoLight, .infoDark, .contactAdd:
            let side = BehaviourProfile.current.buttonSymbolSide
            return CGSize(width: side, height: side)
        case .close: return CGSize(width: 30, height: 30)
        case .custom, .system: return nil
        }
    }

    func recordSymbol(into recorder: inout DisplayListRecorder) {
        guard let size = symbolSize, !hasTitle, currentImage == nil, parts.configuration == nil else { return }
        let frame = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        var ink = (isEnabled ? tintColor : .disabledButtonTitle).graphicsColor(for: traitCollection)
        if isHighlighted { ink = ink.multiplyingAlpha(by: Double(UIButton.highlightedAlpha)) }
        let center = CGPoint(x: frame.midX, y: frame.midY)
        if parts.type == .close {
            recorder.fill(Path(ellipseIn: frame), UIColor.tertiarySystemFill.graphicsColor(for: traitCollection))
            let gray = UIColor.secondaryLabel.graphicsColor(for: traitCollection)
            recorder.stroke(.cross(around: center, reach: 4.5), StrokeStyle(width: 2.2, cap: .round), gray)
            return
        }
        let ring = frame.insetBy(dx: 2, dy: 2)
        recorder.stroke(Path(ellipseIn: ring), StrokeStyle(width: 1.5), ink)
        if parts.type == .contactAdd {
            recorder.stroke(.plus(around: center, reach: 5), StrokeStyle(width: 1.5, cap: .round), ink)
        } else {
            let dot = CGRect(x: center.x - 1.2, y: center.y - 5.7, width: 2.4, height: 2.4)
            recorder.fill(Path(ellipseIn: dot), ink)
            let stem = CGRect(x: center.x - 0.8, y: center.y - 1.8, width: 1.6, height: 7)
            recorder.fill(Path(roundedRect: stem, radius: 0.8), ink)
        }
    }
}

extension Path {
    static func plus(around center: CGPoint, reach: CGFloat) -> Path {
        var path = Path.minus(around: center, reach: reach)
        path.move(to: CGPoint(x: center.x, y: center.y - reach))
        path.line(to: CGPoint(x: center.x, y: center.y + reach))
        return path
    }

    static func minus(around center: CGPoint, reach: CGFloat) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: center.x - reach, y: center.y))
        path.line(to: CGPoint(x: center.x + reach, y: center.y))
        return path
    }

    static func cross(around center: CGPoint, reach: CGFloat) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: center.x - reach, y: center.y - reach))
        path.line(to: CGPoint(x: center.x + reach, y: center.y + reach))
        path.move(to: CGPoint(x: center.x - reach, y: center.y + reach))
        path.line(to: CGPoint(x: center.x + reach, y: center.y - reach))
        return path
    }
}
