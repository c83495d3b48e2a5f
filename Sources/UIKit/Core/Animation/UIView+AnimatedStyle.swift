extension UIView {
    func setAlpha(_ alpha: CGFloat) {
        AnimationContext.changed(self, .alpha, from: .number(viewStyle.alpha), to: .number(alpha))
        observedChange { viewStyle.alpha = alpha }
        setNeedsComposition()
    }

    func setBackgroundColor(_ color: UIColor?) {
        AnimationContext.changed(self, .backgroundColor, from: .color(viewStyle.backgroundColor), to: .color(color))
        observedChange { viewStyle.backgroundColor = color }
        setNeedsComposition()
    }
}
