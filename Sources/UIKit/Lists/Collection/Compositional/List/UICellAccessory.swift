/// Something at an end of a list's cell beside its content: a mark, a control or a view of the app's.
public struct UICellAccessory {
    public enum DisplayedState: Int, Hashable, Sendable {
        case always, whenEditing, whenNotEditing

        func isShown(whileEditing isEditing: Bool) -> Bool {
            switch self {
            case .always: true
            case .whenEditing: isEditing
            case .whenNotEditing: !isEditing
            }
        }
    }

    /// The width that is reserved for an accessory, which is centred in it.
    public enum LayoutDimension: Hashable, Sendable {
        /// The accessory's own width.
        case actual
        /// The same for all accessories that ask for it.
        case standard
        case custom(CGFloat)

        @MainActor func width(_ actual: CGFloat) -> CGFloat {
            switch self {
            case .actual: actual
            case .standard: max(actual, ListMetrics.standardAccessoryWidth)
            case .custom(let width): width > 0 ? width : actual
            }
        }
    }

    /// The end at which a custom accessory is placed, and its position among those that are there.
    public enum Placement {
        /// The index for an accessory among those of the same end, in the order from leading to trailing.
        public typealias Position = ([UICellAccessory]) -> Int

        /// The leading end; by default next to the content.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        /// The position before an accessory of the same type, or at the beginning.
        public static func position(before accessory: UICellAccessory) -> Position {
            { accessories in accessories.firstIndex { $0.accessoryType == accessory.accessoryType } ?? 0 }
        }

        /// The position after an accessory of the same type, or at the end.
        public static func position(after accessory: UICellAccessory) -> Position {
            { accessories in
                accessories.lastIndex { $0.accessoryType == accessory.accessoryType }.map { $0 + 1 }
                    ?? accessories.count
            }
        }
    }

    public enum AccessoryType: Hashable {
        case checkmark, delete, detail, disclosureIndicator, insert, label, multiselect, outlineDisclosure, reorder
        case customView(UIView)
    }

    public typealias ActionHandler = @MainActor () -> Void

    public let accessoryType: AccessoryType
    let displayed: DisplayedState
    /// Nil for the system's accessories, which have their places.
    let placement: Placement?
    var options = CellAccessoryOptions()
    var handler: ActionHandler?

    private init(
        _ type: AccessoryType, _ displayed: DisplayedState, _ options: CellAccessoryOptions,
        handler: ActionHandler? = nil, placement: Placement? = nil
    ) {
        accessoryType = type
        self.displayed = displayed
        self.options = options
        self.handler = handler
        self.placement = placement
    }

    // MARK: At the trailing end

    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, options.common) }

    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options.common) }

    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { UICellAccessory(.detail, displayed, options.common, handler: actionHandler) }

    @preconcurrency @MainActor public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        var common = options.common
        common.text = text
        return UICellAccessory(.label, displayed, common)
    }

    /// A disclosure indicator; without a handler a tap opens or closes the item in its section's outline.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { UICellAccessory(.outlineDisclosure, displayed, options.common, handler: actionHandler) }

    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory { UICellAccessory(.reorder, displayed, options.common) }

    // MARK: At the leading end

    /// A delete button; without a handler a tap shows the trailing swipe actions.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { UICellAccessory(.delete, displayed, options.common, handler: actionHandler) }

    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { UICellAccessory(.insert, displayed, options.common, handler: actionHandler) }

    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory { UICellAccessory(.multiselect, displayed, options.common) }

    // MARK: The app's own

    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let displayed: DisplayedState =
            switch configuration.placement {
            case .leading(let displayed, _), .trailing(let displayed, _): displayed
            }
        return UICellAccessory(
            .customView(configuration.customView), displayed, configuration.common, placement: configuration.placement)
    }
}

/// The options that all accessories have in common.
struct CellAccessoryOptions {
    var isHidden = false
    var reservedLayoutWidth = UICellAccessory.LayoutDimension.actual
    var tintColor: UIColor?
    var backgroundColor: UIColor?
    var text: String?
    var font: UIFont?
    var showsVerticalSeparator = true
    var maintainsFixedSize = false
    /// A tap anywhere in the cell is one on the accessory.
    var takesWholeCell = false
}

extension UICellAccessory {
    /// True if it precedes the content.
    var isLeading: Bool {
        if let placement { if case .leading = placement { return true } else { return false } }
        switch accessoryType {
        case .delete, .insert, .multiselect: return true
        default: return false
        }
    }

    /// The order from leading to trailing among the system's accessories of an end.
    var rank: Int {
        switch accessoryType {
        case .delete, .insert: 0
        case .multiselect: 1
        case .label: 2
        case .detail: 3
        case .checkmark: 4
        case .disclosureIndicator: 5
        case .outlineDisclosure: 6
        case .reorder: 7
        case .customView: 8
        }
    }
}
