/// The copying of one customised property from an appearance to an object.
@MainActor struct CustomisedValue {
    /// - Returns: true if both objects have the property.
    let copy: (_ appearance: NSObject, _ object: NSObject) -> Bool

    init<Owner: NSObject, Value>(_ path: ReferenceWritableKeyPath<Owner, Value>) {
        copy = { appearance, object in
            guard let appearance = appearance as? Owner, let object = object as? Owner else { return false }
            object[keyPath: path] = appearance[keyPath: path]
            return true
        }
    }

    typealias Table = [(CustomisedProperty, CustomisedValue)]

    /// The copies of all classes with a property of that name.
    static let ofProperty: [CustomisedProperty: [CustomisedValue]] = {
        var all: [CustomisedProperty: [CustomisedValue]] = [:]
        let classes = [
            views, labels, fields, texts, navigationBars, tabBars, toolbars, searchBars, barItems, tables, cells,
            scrolling,
            buttons, controls,
        ]
        for (property, value) in classes.joined() { all[property, default: []].append(value) }
        return all
    }()
}

extension CustomisedValue {
    private static var views: Table {
        [
            (.alpha, .init(\UIView.alpha)), (.backgroundColor, .init(\UIView.backgroundColor)),
            (.contentMode, .init(\UIView.contentMode)), (.isExclusiveTouch, .init(\UIView.isExclusiveTouch)),
            (.layoutMargins, .init(\UIView.layoutMargins)),
            (.preservesSuperviewLayoutMargins, .init(\UIView.preservesSuperviewLayoutMargins)),
            (.semanticContentAttribute, .init(\UIView.semanticContentAttribute)),
            (.tintColor, .init(\UIView.tintColor)),
        ]
    }
    private static var labels: Table {
        [
            (.adjustsFontSizeToFitWidth, .init(\UILabel.adjustsFontSizeToFitWidth)), (.font, .init(\UILabel.font)),
            (.highlightedTextColor, .init(\UILabel.highlightedTextColor)),
            (.lineBreakMode, .init(\UILabel.lineBreakMode)),
            (.minimumScaleFactor, .init(\UILabel.minimumScaleFactor)),
            (.numberOfLines, .init(\UILabel.numberOfLines)), (.shadowColor, .init(\UILabel.shadowColor)),
            (.shadowOffset, .init(\UILabel.shadowOffset)), (.textAlignment, .init(\UILabel.textAlignment)),
            (.textColor, .init(\UILabel.textColor)),
        ]
    }
    private static var fields: Table {
        [
            (.borderStyle, .init(\UITextField.borderStyle)), (.clearButtonMode, .init(\UITextField.clearButtonMode)),
            (.defaultTextAttributes, .init(\UITextField.defaultTextAttributes)), (.font, .init(\UITextField.font)),
            (.keyboardAppearance, .init(\UITextField.keyboardAppearance)),
            (.textAlignment, .init(\UITextField.textAlignment)), (.textColor, .init(\UITextField.textColor)),
        ]
    }
    private static var texts: Table {
        [
            (.font, .init(\UITextView.font)), (.textColor, .init(\UITextView.textColor)),
            (.keyboardAppearance, .init(\UITextView.keyboardAppearance)),
            (.textAlignment, .init(\UITextView.textAlignment)),
        ]
    }
    private static var navigationBars: Table {
        [
            (.backIndicatorImage, .init(\UINavigationBar.backIndicatorImage)),
            (.backIndicatorTransitionMaskImage, .init(\UINavigationBar.backIndicatorTransitionMaskImage)),
            (.barStyle, .init(\UINavigationBar.barStyle)), (.barTintColor, .init(\UINavigationBar.barTintColor)),
            (.compactAppearance, .init(\UINavigationBar.compactAppearance)),
            (.compactScrollEdgeAppearance, .init(\UINavigationBar.compactScrollEdgeAppearance)),
            (.isTranslucent, .init(\UINavigationBar.isTranslucent)),
            (.largeTitleTextAttributes, .init(\UINavigationBar.largeTitleTextAttributes)),
            (.prefersLargeTitles, .init(\UINavigationBar.prefersLargeTitles)),
            (.scrollEdgeAppearance, .init(\UINavigationBar.scrollEdgeAppearance)),
            (.shadowImage, .init(\UINavigationBar.shadowImage)),
            (.standardAppearance, .init(\UINavigationBar.standardAppearance)),
            (.titleTextAttributes, .init(\UINavigationBar.titleTextAttributes)),
        ]
    }
    private static var tabBars: Table {
        [
            (.backgroundImage, .init(\UITabBar.backgroundImage)), (.barStyle, .init(\UITabBar.barStyle)),
            (.barTintColor, .init(\UITabBar.barTintColor)), (.isTranslucent, .init(\UITabBar.isTranslucent)),
            (.itemPositioning, .init(\UITabBar.itemPositioning)), (.itemSpacing, .init(\UITabBar.itemSpacing)),
            (.itemWidth, .init(\UITabBar.itemWidth)), (.scrollEdgeAppearance, .init(\UITabBar.scrollEdgeAppearance)),
            (.selectionIndicatorImage, .init(\UITabBar.selectionIndicatorImage)),
            (.shadowImage, .init(\UITabBar.shadowImage)),
            (.standardAppearance, .init(\UITabBar.standardAppearance)),
            (.unselectedItemTintColor, .init(\UITabBar.unselectedItemTintColor)),
        ]
    }
    private static var toolbars: Table {
        [
            (.barStyle, .init(\UIToolbar.barStyle)), (.barTintColor, .init(\UIToolbar.barTintColor)),
            (.compactAppearance, .init(\UIToolbar.compactAppearance)),
            (.isTranslucent, .init(\UIToolbar.isTranslucent)),
            (.scrollEdgeAppearance, .init(\UIToolbar.scrollEdgeAppearance)),
            (.standardAppearance, .init(\UIToolbar.standardAppearance)),
        ]
    }
    private static var searchBars: Table {
        [
            (.backgroundImage, .init(\UISearchBar.backgroundImage)), (.barStyle, .init(\UISearchBar.barStyle)),
            (.barTintColor, .init(\UISearchBar.barTintColor)), (.isTranslucent, .init(\UISearchBar.isTranslucent)),
            (.searchBarStyle, .init(\UISearchBar.searchBarStyle)),
        ]
    }
    private static var barItems: Table {
        [
            (.tintColor, .init(\UIBarButtonItem.tintColor)), (.title, .init(\UIBarItem.title)),
            (.badgeColor, .init(\UITabBarItem.badgeColor)),
            (.titlePositionAdjustment, .init(\UITabBarItem.titlePositionAdjustment)),
        ]
    }
    private static var tables: Table {
        [
            (.cellLayoutMarginsFollowReadableWidth, .init(\UITableView.cellLayoutMarginsFollowReadableWidth)),
            (.rowHeight, .init(\UITableView.rowHeight)),
            (.sectionHeaderTopPadding, .init(\UITableView.sectionHeaderTopPadding)),
            (.sectionIndexBackgroundColor, .init(\UITableView.sectionIndexBackgroundColor)),
            (.sectionIndexColor, .init(\UITableView.sectionIndexColor)),
            (.sectionIndexTrackingBackgroundColor, .init(\UITableView.sectionIndexTrackingBackgroundColor)),
            (.separatorColor, .init(\UITableView.separatorColor)),
            (.separatorInset, .init(\UITableView.separatorInset)),
            (.separatorStyle, .init(\UITableView.separatorStyle)),
        ]
    }
    private static var cells: Table {
        [
            (.selectedBackgroundView, .init(\UITableViewCell.selectedBackgroundView)),
            (.selectionStyle, .init(\UITableViewCell.selectionStyle)),
            (.separatorInset, .init(\UITableViewCell.separatorInset)),
        ]
    }
    private static var scrolling: Table {
        [
            (.bounces, .init(\UIScrollView.bounces)), (.contentInset, .init(\UIScrollView.contentInset)),
            (.contentInsetAdjustmentBehavior, .init(\UIScrollView.contentInsetAdjustmentBehavior)),
            (.decelerationRate, .init(\UIScrollView.decelerationRate)),
            (.indicatorStyle, .init(\UIScrollView.indicatorStyle)),
            (.keyboardDismissMode, .init(\UIScrollView.keyboardDismissMode)),
            (.showsHorizontalScrollIndicator, .init(\UIScrollView.showsHorizontalScrollIndicator)),
            (.showsVerticalScrollIndicator, .init(\UIScrollView.showsVerticalScrollIndicator)),
            (.attributedTitle, .init(\UIRefreshControl.attributedTitle)),
        ]
    }
    private static var buttons: Table {
        [
            (.contentEdgeInsets, .init(\UIButton.contentEdgeInsets)),
            (.imageEdgeInsets, .init(\UIButton.imageEdgeInsets)), (.titleEdgeInsets, .init(\UIButton.titleEdgeInsets)),
        ]
    }
    private static var controls: Table {
        [
            (.color, .init(\UIActivityIndicatorView.color)), (.style, .init(\UIActivityIndicatorView.style)),
            (.currentPageIndicatorTintColor, .init(\UIPageControl.currentPageIndicatorTintColor)),
            (.pageIndicatorTintColor, .init(\UIPageControl.pageIndicatorTintColor)),
            (.maximumTrackTintColor, .init(\UISlider.maximumTrackTintColor)),
            (.minimumTrackTintColor, .init(\UISlider.minimumTrackTintColor)),
            (.thumbTintColor, .init(\UISlider.thumbTintColor)), (.thumbTintColor, .init(\UISwitch.thumbTintColor)),
            (.onTintColor, .init(\UISwitch.onTintColor)),
            (.progressTintColor, .init(\UIProgressView.progressTintColor)),
            (.trackTintColor, .init(\UIProgressView.trackTintColor)),
            (.selectedSegmentTintColor, .init(\UISegmentedControl.selectedSegmentTintColor)),
        ]
    }
}
