extension _MadeFromClass where Self: UIButton {
    public init(type buttonType: UIButton.ButtonType) {
        self = Self.make(frame: .zero)
        setType(buttonType)
    }
}
