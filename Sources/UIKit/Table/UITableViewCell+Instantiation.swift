/// Making a cell from a registered class.
///
/// `init(style:reuseIdentifier:)` isn't required of subclasses, so Swift won't call it on a metatype. A convenience
/// initialiser's allocating entry takes the dynamic metatype and dispatches through the class's own table, so its symbol
/// is given a name and declared a second time as a static function; both declarations are in this file, where the
/// compiler checks that the types agree. A class that doesn't inherit the initialiser traps, naming itself.
extension UITableViewCell {
    @_silgen_name("masu_UITableViewCell_make")
    convenience init(making style: CellStyle, reuseIdentifier: __owned String?) {
        self.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    @_silgen_name("masu_UITableViewCell_make")
    private static func allocate(making style: CellStyle, reuseIdentifier: __owned String?) -> Self

    static func make(style: CellStyle, reuseIdentifier: String?) -> UITableViewCell {
        allocate(making: style, reuseIdentifier: reuseIdentifier)
    }
}
