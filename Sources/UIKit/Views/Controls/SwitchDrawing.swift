import Graphics

/// A switch's track and knob; dimmed where it is disabled.
@MainActor struct SwitchDrawing {
    private let control: UISwitch

    init(_ control: UISwitch) { self.control = control }

    func record(into recorder: inout DisplayListRecorder) {
        recorder.grouping(alpha: control.isEnabled ? 1 : 0.5) { recorder in
            let size = BehaviourProfile.current.switchSize
            let track = CGRect(origin: control.bounds.origin, size: size)
            let traits = control.traitCollection
            let trackColor: UIColor =
                control.isOn ? control.onTintColor ?? .systemGreen : UIColor.secondarySystemFill
            let ground = Path(roundedRect: track, radius: size.height / 2)
            recorder.fill(ground, trackColor.graphicsColor(for: traits))
            let knob = knobFrame(in: track)
            let path = Path(roundedRect: knob, radius: knob.height / 2)
            // The track cuts the knob's shadow off: pictures of iOS 17.5 and 18.5 show nothing below it.
            recorder.saving { recorder in
                recorder.clip(ground)
                recorder.shadow(
                    path, Shadow(color: Color(white: 0, alpha: 0.15), radius: 3, offset: CGSize(width: 0, height: 3)))
                recorder.shadow(
                    path, Shadow(color: Color(white: 0, alpha: 0.06), radius: 0.5, offset: CGSize(width: 0, height: 1)))
            }
            recorder.fill(path, (control.thumbTintColor ?? .white).graphicsColor(for: traits))
        }
    }

    private func knobFrame(in track: CGRect) -> CGRect {
        let inset: CGFloat = 2
        let height = track.height - 2 * inset
        let isGlass = BehaviourProfile.current.switchKnobIsCapsule
        var width: CGFloat = isGlass ? 37 : height
        if control.isHighlighted, !isGlass { width += 7 }
        let isAtEnd = control.isOn != (control.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let x = isAtEnd ? track.maxX - inset - width : track.minX + inset
        return CGRect(x: x, y: track.minY + inset, width: width, height: height)
    }
}
