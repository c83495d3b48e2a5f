extension CustomisedValue {
    static func ofTable(_ property: CustomisedProperty) -> CustomisedValue? {
        switch property {
        case .cellLayoutMarginsFollowReadableWidth: CustomisedValue(\UITableView.cellLayoutMarginsFollowReadableWidth)
        case .rowHeight: CustomisedValue(\UITableView.rowHeight)
        case .sectionHeaderTopPadding: CustomisedValue(\UITableView.sectionHeaderTopPadding)
        case .sectionIndexBackgroundColor: CustomisedValue(\UITableView.sectionIndexBackgroundColor)
        case .sectionIndexColor: CustomisedValue(\UITableView.sectionIndexColor)
        case .sectionIndexTrackingBackgroundColor: CustomisedValue(\UITableView.sectionIndexTrackingBackgroundColor)
        case .separatorColor: CustomisedValue(\UITableView.separatorColor)
        case .separatorInset: CustomisedValue(\UITableView.separatorInset)
        case .separatorStyle: CustomisedValue(\UITableView.separatorStyle)
        default: nil
        }
    }
}
