import Graphics

/// A segmented control's background, selection and lines: a grey field with a raised segment since iOS 13, a tinted
/// outline with a filled segment before.
@MainActor struct SegmentDrawing {
    private let control: UISegmentedControl
    private let frames: [CGRect]
    private let traits: UITraitCollection
    private let gap: CGFloat

    init(_ control: UISegmentedControl) {
        self.control = control
        let geometry = control.segmentGeometry
        frames = geometry.frames(in: control.bounds)
        gap = geometry.gap
        traits = control.traitCollection
    }

    private var selected: Int? {
        frames.indices.contains(control.selectedSegmentIndex) ? control.selectedSegmentIndex : nil
    }

    func record(into recorder: inout DisplayListRecorder) {
        if control.images.isUsed {
            recordBackgrounds(into: &recorder)
        } else if BehaviourProfile.current.drawsModernSegments {
            recordModern(into: &recorder)
        } else {
            recordOutlined(into: &recorder)
        }
        recordImages(into: &recorder)
    }

    private var isCapsule: Bool { BehaviourProfile.current.segmentsAreCapsules }

    private func recordModern(into recorder: inout DisplayListRecorder) {
        let bounds = control.bounds
        let ground =
            isCapsule
            ? Path(roundedRect: bounds, radius: bounds.height / 2)
            : Path(roundedRect: bounds, radius: 8.91, curve: .continuous)
        recorder.fill(ground, UIColor.tertiarySystemFill.graphicsColor(for: traits))
        let line = UIColor.separator.graphicsColor(for: traits)
        for index in frames.indices.dropLast() where !isCapsule && index != selected && index + 1 != selected {
            let x = max(frames[index].minX, frames[index + 1].minX) - gap
            recorder.fill(
                Path(
                    roundedRect: CGRect(x: x, y: bounds.minY + 8, width: 1, height: bounds.height - 16), radius: 0.5),
                line)
        }
        guard let selected else { return }
        let pill = frames[selected].insetBy(dx: 2, dy: 2)
        let path =
            isCapsule
            ? Path(roundedRect: pill, radius: pill.height / 2)
            : Path(roundedRect: pill, radius: 6.93, curve: .continuous)
        // The control cuts the card's shadow off: pictures of iOS 17.5 to 26.2 show nothing below it.
        recorder.saving { recorder in
            recorder.clip(ground)
            recorder.shadow(
                path, Shadow(color: Color(white: 0, alpha: 0.12), radius: 4, offset: CGSize(width: 0, height: 3)))
            recorder.shadow(
                path, Shadow(color: Color(white: 0, alpha: 0.04), radius: 0.5, offset: CGSize(width: 0, height: 3)))
        }
        let color = control.selectedSegmentTintColor ?? .raisedSegment
        recorder.fill(path, color.graphicsColor(for: traits))
    }

    private func recordOutlined(into recorder: inout DisplayListRecorder) {
        let bounds = control.bounds
        let tint = (control.isEnabled ? control.tintColor : .systemGray3).graphicsColor(for: traits)
        let outline = Path(roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), radius: 3.5)
        recorder.saving { recorder in
            recorder.clip(Path(roundedRect: bounds, radius: 4))
            if let selected { recorder.fill(frames[selected].insetBy(dx: -0.5, dy: 0), tint) }
            for index in frames.indices.dropLast() {
                let x = max(frames[index].minX, frames[index + 1].minX) - gap
                recorder.fill(CGRect(x: x, y: bounds.minY, width: 1, height: bounds.height), tint)
            }
        }
        recorder.stroke(outline, StrokeStyle(width: 1), tint)
    }

    private func state(of index: Int) -> UIControl.State {
        if !control.isEnabled || !control.segments[index].isEnabled { return .disabled }
        var state: UIControl.State = index == selected ? .selected : .normal
        if index == control.pressed { state.insert(.highlighted) }
        return state
    }

    /// The app's pictures, stretched over the segments, and its dividers between them.
    private func recordBackgrounds(into recorder: inout DisplayListRecorder) {
        for (index, frame) in frames.enumerated() {
            control.images.backgrounds[state(of: index)].map { record($0, in: frame, into: &recorder) }
        }
        for index in frames.indices.dropLast() {
            guard let divider = control.images[state(of: index), state(of: index + 1)] else { continue }
            let x = max(frames[index].minX, frames[index + 1].minX) - gap
            let place = CGRect(x: x, y: control.bounds.minY, width: gap, height: control.bounds.height)
            record(divider, in: place, into: &recorder)
        }
    }

    private func record(_ image: UIImage, in place: CGRect, into recorder: inout DisplayListRecorder) {
        image.record(into: &recorder, in: place, tint: image.tint(in: control), screenScale: traits.displayScale)
    }

    private func recordImages(into recorder: inout DisplayListRecorder) {
        for (index, (segment, frame)) in zip(control.segments, frames).enumerated() {
            guard let image = segment.image else { continue }
            let moved = control.adjustment(at: index)
            let place = CGRect(
                x: frame.midX - image.size.width / 2 + segment.offset.width + moved.horizontal,
                y: frame.midY - image.size.height / 2 + segment.offset.height + moved.vertical, width: image.size.width,
                height: image.size.height)
            let color = control.isEnabled && segment.isEnabled ? UIColor.label : .tertiaryLabel
            let tint = image.renderingMode == .alwaysOriginal ? nil : color.graphicsColor(for: traits)
            image.record(into: &recorder, in: place, tint: tint, screenScale: traits.displayScale)
        }
    }
}

extension UIColor {
    fileprivate static let raisedSegment = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1) : .white
    }
}
