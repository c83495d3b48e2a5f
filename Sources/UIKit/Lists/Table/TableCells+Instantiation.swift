extension UITableViewCell {
    @_silgen_name("masu_UITableViewCell_make")
    convenience init(making style: CellStyle, reuseIdentifier: __owned String?) {
        self.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    @_silgen_name("masu_UITableViewCell_make")
    private static func allocate(making style: CellStyle, reuseIdentifier: __owned String?) -> Self

    static func make(style: CellStyle, reuseIdentifier: String?) -> Self {
        allocate(making: style, reuseIdentifier: reuseIdentifier)
    }
}

extension UITableViewCell {
    public static func _make(style: CellStyle, reuseIdentifier: String?) -> Self {
        make(style: style, reuseIdentifier: reuseIdentifier)
    }
}

extension UITableViewHeaderFooterView {
    @_silgen_name("masu_UITableViewHeaderFooterView_make")
    convenience init(making reuseIdentifier: __owned String?) {
        self.init(reuseIdentifier: reuseIdentifier)
    }

    @_silgen_name("masu_UITableViewHeaderFooterView_make")
    private static func allocate(making reuseIdentifier: __owned String?) -> Self

    static func make(reuseIdentifier: String?) -> Self { allocate(making: reuseIdentifier) }
}

extension UITableViewHeaderFooterView {
    public static func _make(reuseIdentifier: String?) -> Self { make(reuseIdentifier: reuseIdentifier) }
}

extension _MadeFromClass where Self: UITableViewCell {
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self = Self.make(style: style, reuseIdentifier: reuseIdentifier)
    }
}

extension _MadeFromClass where Self: UITableViewHeaderFooterView {
    public init(reuseIdentifier: String?) { self = Self.make(reuseIdentifier: reuseIdentifier) }
}
