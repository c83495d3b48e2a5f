import Graphics

/// A stepper's two halves with a line between them: a grey field since iOS 13, a tinted outline before.
@MainActor struct StepperDrawing {
    struct Half {
        var isPlus: Bool
        var canStep: Bool
        var isPressed: Bool
    }

    let bounds: CGRect
    let traits: UITraitCollection
    let tint: UIColor
    let isEnabled: Bool
    let left: Half
    let right: Half

    private var isModern: Bool { ControlMetrics.current.drawsModernSegments }

    func record(into recorder: inout DisplayListRecorder) {
        let shape = Path(roundedRect: bounds, radius: isModern ? 8 : 4, curve: .continuous)
        let line: Color
        if isModern {
            recorder.fill(shape, UIColor.tertiarySystemFill.graphicsColor(for: traits))
            line = UIColor.separator.graphicsColor(for: traits)
        } else {
            line = tint.graphicsColor(for: traits)
            let outline = Path(roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), radius: 3.5)
            recorder.stroke(outline, StrokeStyle(width: 1), line)
        }
        recorder.saving { recorder in
            recorder.clip(shape)
            for (index, half) in [left, right].enumerated() where half.isPressed {
                let part = CGRect(
                    x: bounds.minX + CGFloat(index) * bounds.width / 2, y: bounds.minY, width: bounds.width / 2,
                    height: bounds.height)
                recorder.fill(part, UIColor.systemFill.graphicsColor(for: traits))
            }
        }
        let inset: CGFloat = isModern ? 7 : 0
        recorder.fill(
            CGRect(x: bounds.midX - 0.5, y: bounds.minY + inset, width: 1, height: bounds.height - 2 * inset), line)
        recordSign(left, at: CGPoint(x: bounds.minX + bounds.width / 4, y: bounds.midY), into: &recorder)
        recordSign(right, at: CGPoint(x: bounds.minX + bounds.width * 3 / 4, y: bounds.midY), into: &recorder)
    }

    private func recordSign(_ half: Half, at center: CGPoint, into recorder: inout DisplayListRecorder) {
        let color = half.canStep ? (isModern ? UIColor.label : tint) : .tertiaryLabel
        let path = half.isPlus ? Path.plus(around: center, reach: 7) : Path.minus(around: center, reach: 7)
        recorder.stroke(path, StrokeStyle(width: 1.75, cap: .round), color.graphicsColor(for: traits))
    }
}
