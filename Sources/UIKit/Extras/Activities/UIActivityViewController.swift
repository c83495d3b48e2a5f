/// The sheet from which the user shares something: activities of the app's own, and copying.
///
/// On wide screens it is a popover, which needs a target for its arrow. Other apps and services that devices offer
/// aren't there: there are none beside the program.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
    public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
    /// The activity, whether it was completed, the items an extension returned (never any here), and an error.
    public typealias CompletionWithItemsHandler =
        @MainActor (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    /// Called once the sheet has gone; without an activity where the user did nothing.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// Types that aren't offered.
    open var excludedActivityTypes: [UIActivity.ActivityType]? { didSet { rebuild() } }
    /// A stored value without effect: no activity is larger than others.
    open var allowsProminentActivity = true
    /// A stored value without effect: the items are those that the sheet was made with.
    open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)?
    private let items: [Any]
    private let applicationActivities: [UIActivity]
    private var outcome: (type: UIActivity.ActivityType?, completed: Bool)?
    private var hasEnded = false
    /// True if it disappears for good, not below something that it presents.
    private var isGoing = false

    /// - Parameter activityItems: texts, addresses, pictures, any objects that activities know, or `UIActivityItemSource`s.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        self.applicationActivities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
        preferredContentSize = CGSize(width: 375, height: 400)
    }

    public required init?(coder: NSCoder) {
        (items, applicationActivities) = ([], [])
        super.init(coder: coder)
    }

    /// The activities in the order in which they are offered: the app's own first.
    var activities: [UIActivity] {
        let placeholders = items.map {
            ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0
        }
        let excluded = excludedActivityTypes ?? []
        return (applicationActivities + [CopyActivity()]).filter { activity in
            if let type = activity.activityType, excluded.contains(type) { return false }
            return activity.canPerform(withActivityItems: placeholders)
        }
    }

    // MARK: The view

    private var panel: ActivityPanel? { viewIfLoaded as? ActivityPanel }

    open override func loadView() {
        let panel = ActivityPanel(frame: UIScreen.main.sceneBounds)
        panel.choose = { [weak self] in self?.perform($0) }
        panel.close = { [weak self] in self?.dismiss(animated: true) }
        view = panel
        rebuild()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        sheetPresentationController?.detents = [.medium(), .large()]
        guard let popover = presentationController as? UIPopoverPresentationController,
            popover.sourceView == nil, popover.barButtonItem == nil
        else { return }
        UIKitException.raise(
            .generic,
            "UIPopoverPresentationController (\(classAndAddress(popover))) should have a non-nil sourceView or "
                + "barButtonItem set before the presentation occurs.")
    }

    private func rebuild() {
        guard let panel else { return }
        panel.show(header, activities: activities)
    }

    private var header: ActivityHeader {
        guard let first = items.first else { return ActivityHeader(title: "", detail: "", image: nil) }
        let source = first as? any UIActivityItemSource
        let item = source?.activityViewControllerPlaceholderItem(self) ?? first
        var header = ActivityHeader(item, count: items.count)
        guard let source else { return header }
        let subject = source.activityViewController(self, subjectForActivityType: nil)
        if !subject.isEmpty { header.title = subject }
        if let image = source.activityViewController(
            self, thumbnailImageForActivityType: nil, suggestedSize: ActivityPanel.thumbnail)
        {
            header.image = image
        }
        return header
    }

    // MARK: Doing

    func perform(_ activity: UIActivity) {
        guard outcome == nil else { return }
        let type = activity.activityType
        let given = items.compactMap { item -> Any? in
            guard let source = item as? any UIActivityItemSource else { return item }
            return source.activityViewController(self, itemForActivityType: type)
        }
        activity.prepare(withActivityItems: given)
        activity.ended = { [weak self] completed in self?.finish(type, completed) }
        if let controller = activity.activityViewController {
            present(controller, animated: true)
        } else {
            activity.perform()
        }
    }

    /// An activity that wasn't completed leaves the sheet where it is, as does one whose controller goes.
    private func finish(_ type: UIActivity.ActivityType?, _ completed: Bool) {
        guard completed else {
            if presentation.presented != nil { dismiss(animated: true) }
            return
        }
        outcome = (type, completed)
        (presentingViewController ?? self).dismiss(animated: true)
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        isGoing = isBeingDismissed
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isGoing, !hasEnded else { return }
        hasEnded = true
        completionWithItemsHandler?(outcome?.type, outcome?.completed ?? false, nil, nil)
        completionWithItemsHandler = nil
    }
}
