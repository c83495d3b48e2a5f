/// Something that a view shows, as far as it can be compared with what another view shows.
enum ShownContent: Equatable {
    case text(String)
    case picture(ShownPicture)
    /// A switch's, a slider's, a progress', a choice's.
    case value(Double)

    /// True if the former picture is still known.
    var isKnown: Bool {
        if case .picture(let shown) = self { shown.picture != nil } else { true }
    }
}

/// A picture, which records don't keep; two that are gone aren't equal.
struct ShownPicture: Equatable {
    private(set) weak var picture: UIImage?

    static func == (first: ShownPicture, second: ShownPicture) -> Bool {
        guard let picture = first.picture, let other = second.picture else { return false }
        return picture.isEqual(other)
    }
}

extension UIView {
    /// The contents of this view and of those in it, in the order of the tree; hidden views are left out.
    ///
    /// Colours and drawings of an app's own are left out too: they show nothing that could be compared cheaply.
    var shownContents: [ShownContent] {
        guard !isHidden else { return [] }
        return (ownContent.map { [$0] } ?? []) + subviews.flatMap(\.shownContents)
    }

    private var ownContent: ShownContent? {
        switch self {
        case let label as UILabel:
            return (label.content.text ?? label.content.attributed?.string).map { .text($0) }
        case let field as UITextField: return field.text.map { .text($0) }
        case let text as UITextView: return text.text.map { .text($0) }
        case let image as UIImageView: return image.image.map { .picture(ShownPicture(picture: $0)) }
        case let control as UISwitch: return .value(control.isOn ? 1 : 0)
        case let control as UISlider: return .value(Double(control.value))
        case let control as UIProgressView: return .value(Double(control.progress))
        case let control as UISegmentedControl: return .value(Double(control.selectedSegmentIndex))
        default: return nil
        }
    }
}
