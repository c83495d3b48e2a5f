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
    let images: StepperImages
    let dividerStates: (left: UIControl.State, right: UIControl.State)

    private var isModern: Bool { BehaviourProfile.current.drawsModernSegments }

    func record(into recorder: inout DisplayListRecorder) {
        guard images.backgrounds.isEmpty else { return recordPictures(into: &recorder) }
        let isCapsule = BehaviourProfile.current.segmentsAreCapsules
        let shape =
            isCapsule
            ? Path(roundedRect: bounds, radius: bounds.height / 2)
            : Path(roundedRect: bounds, radius: isModern ? 8 : 4, curve: .continuous)
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
        let inset = BehaviourProfile.current.stepperLineInset
        recorder.fill(
            CGRect(x: bounds.midX - 0.5, y: bounds.minY + inset, width: 1, height: bounds.height - 2 * inset), line)
        recordSigns(into: &recorder)
    }

    private func recordSigns(into recorder: inout DisplayListRecorder) {
        for (half, share, state) in [(left, 0.25, dividerStates.left), (right, 0.75, dividerStates.right)] {
            let center = CGPoint(x: bounds.minX + bounds.width * share, y: bounds.midY)
            let own = half.isPlus ? images.increments[state] : images.decrements[state]
            guard let own else {
                recordSign(half, at: center, into: &recorder)
                continue
            }
            let size = own.size
            let place = CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
            let ink = own.renderingMode == .alwaysOriginal ? nil : tint
            record(own, in: place, tint: ink, into: &recorder)
        }
    }

    /// The app's backgrounds on both halves and its divider between them.
    private func recordPictures(into recorder: inout DisplayListRecorder) {
        let divider = images[dividerStates.left, dividerStates.right]
        let gap = divider?.size.width ?? 0
        let width = (bounds.width - gap) / 2
        for (state, x) in [(dividerStates.left, bounds.minX), (dividerStates.right, bounds.maxX - width)] {
            let place = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
            if let image = images.backgrounds[state] { record(image, in: place, tint: nil, into: &recorder) }
        }
        if let divider {
            let place = CGRect(x: bounds.midX - gap / 2, y: bounds.minY, width: gap, height: bounds.height)
            record(divider, in: place, tint: nil, into: &recorder)
        }
        recordSigns(into: &recorder)
    }

    private func record(
        _ image: UIImage, in place: CGRect, tint: UIColor?, into recorder: inout DisplayListRecorder
    ) {
        image.record(
            into: &recorder, in: place, tint: tint?.graphicsColor(for: traits), screenScale: traits.displayScale)
    }

    private func recordSign(_ half: Half, at center: CGPoint, into recorder: inout DisplayListRecorder) {
        let color = half.canStep ? (isModern ? UIColor.label : tint) : .tertiaryLabel
        let reach = BehaviourProfile.current.stepperSign
        let path = half.isPlus ? Path.plus(around: center, reach: reach) : Path.minus(around: center, reach: reach)
        recorder.stroke(path, StrokeStyle(width: 1.75, cap: .round), color.graphicsColor(for: traits))
    }
}
