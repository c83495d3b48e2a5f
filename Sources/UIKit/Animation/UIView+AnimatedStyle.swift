extension UIView {
    func setAlpha(_ alpha: CGFloat) {
        AnimationContext.changed(self, .alpha, from: .number(style.alpha), to: .number(alpha))
        style.alpha = alpha
        setNeedsComposition()
    }

    func setBackgroundColor(_ color: UIColor?) {
        AnimationContext.changed(self, .backgroundColor, from: .color(style.backgroundColor), to: .color(color))
        style.backgroundColor = color
        setNeedsComposition()
    }
}
