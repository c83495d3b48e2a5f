extension StandIns {
    /// The part of RxCocoa that tells of messages: those of controllers' and views' lifecycles, which UIKit lets be replaced.
    ///
    /// Told where the method of UIKit's own class is called, which an override is to do.
    static let reactiveMessages = """

        private var messagesKey: UInt8 = 0

        final class ObservedMessages {
            var sent: [String: PublishSubject<[Any]>] = [:]
            var invoked: [String: PublishSubject<[Any]>] = [:]

            static let names: Set<String> = [
                "viewDidLoad", "viewWillAppear:", "viewDidAppear:", "viewWillDisappear:", "viewDidDisappear:",
                "viewWillLayoutSubviews", "viewDidLayoutSubviews", "layoutSubviews", "didMoveToSuperview", "didMoveToWindow",
            ]

            static func of(_ object: AnyObject) -> ObservedMessages? {
                objc_getAssociatedObject(object, &messagesKey) as? ObservedMessages
            }

            static func subject(
                of object: AnyObject, _ selector: Selector, in list: ReferenceWritableKeyPath<ObservedMessages, [String: PublishSubject<[Any]>]>
            ) -> PublishSubject<[Any]> {
                guard names.contains(selector.name) else {
                    fatalError("RxCocoa isn't told of \\(selector.name) here, but of \\(names.sorted().joined(separator: ", ")).")
                }
                let messages = of(object) ?? ObservedMessages()
                objc_setAssociatedObject(object, &messagesKey, messages, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
                let subject = messages[keyPath: list][selector.name] ?? PublishSubject()
                messages[keyPath: list][selector.name] = subject
                return subject
            }
        }

        extension Reactive where Base: AnyObject {
            /// The arguments of each call, before the method.
            public func sentMessage(_ selector: Selector) -> Observable<[Any]> {
                ObservedMessages.subject(of: base, selector, in: \\.sent).takeUntil(deallocated)
            }
            /// The same after it.
            public func methodInvoked(_ selector: Selector) -> Observable<[Any]> {
                ObservedMessages.subject(of: base, selector, in: \\.invoked).takeUntil(deallocated)
            }
        }

        extension UIViewController {
            @_dynamicReplacement(for: viewDidLoad()) func observed_UIViewController_viewDidLoad() {
                ObservedMessages.of(self)?.sent["viewDidLoad"]?.onNext([])
                viewDidLoad()
                ObservedMessages.of(self)?.invoked["viewDidLoad"]?.onNext([])
            }
            @_dynamicReplacement(for: viewWillAppear(_:)) func observed_UIViewController_viewWillAppear(_ animated: Bool) {
                ObservedMessages.of(self)?.sent["viewWillAppear:"]?.onNext([animated])
                viewWillAppear(animated)
                ObservedMessages.of(self)?.invoked["viewWillAppear:"]?.onNext([animated])
            }
            @_dynamicReplacement(for: viewDidAppear(_:)) func observed_UIViewController_viewDidAppear(_ animated: Bool) {
                ObservedMessages.of(self)?.sent["viewDidAppear:"]?.onNext([animated])
                viewDidAppear(animated)
                ObservedMessages.of(self)?.invoked["viewDidAppear:"]?.onNext([animated])
            }
            @_dynamicReplacement(for: viewWillDisappear(_:)) func observed_UIViewController_viewWillDisappear(_ animated: Bool) {
                ObservedMessages.of(self)?.sent["viewWillDisappear:"]?.onNext([animated])
                viewWillDisappear(animated)
                ObservedMessages.of(self)?.invoked["viewWillDisappear:"]?.onNext([animated])
            }
            @_dynamicReplacement(for: viewDidDisappear(_:)) func observed_UIViewController_viewDidDisappear(_ animated: Bool) {
                ObservedMessages.of(self)?.sent["viewDidDisappear:"]?.onNext([animated])
                viewDidDisappear(animated)
                ObservedMessages.of(self)?.invoked["viewDidDisappear:"]?.onNext([animated])
            }
            @_dynamicReplacement(for: viewWillLayoutSubviews()) func observed_UIViewController_viewWillLayoutSubviews() {
                ObservedMessages.of(self)?.sent["viewWillLayoutSubviews"]?.onNext([])
                viewWillLayoutSubviews()
                ObservedMessages.of(self)?.invoked["viewWillLayoutSubviews"]?.onNext([])
            }
            @_dynamicReplacement(for: viewDidLayoutSubviews()) func observed_UIViewController_viewDidLayoutSubviews() {
                ObservedMessages.of(self)?.sent["viewDidLayoutSubviews"]?.onNext([])
                viewDidLayoutSubviews()
                ObservedMessages.of(self)?.invoked["viewDidLayoutSubviews"]?.onNext([])
            }
        }

        extension UIView {
            @_dynamicReplacement(for: layoutSubviews()) func observed_UIView_layoutSubviews() {
                ObservedMessages.of(self)?.sent["layoutSubviews"]?.onNext([])
                layoutSubviews()
                ObservedMessages.of(self)?.invoked["layoutSubviews"]?.onNext([])
            }
            @_dynamicReplacement(for: didMoveToSuperview()) func observed_UIView_didMoveToSuperview() {
                ObservedMessages.of(self)?.sent["didMoveToSuperview"]?.onNext([])
                didMoveToSuperview()
                ObservedMessages.of(self)?.invoked["didMoveToSuperview"]?.onNext([])
            }
            @_dynamicReplacement(for: didMoveToWindow()) func observed_UIView_didMoveToWindow() {
                ObservedMessages.of(self)?.sent["didMoveToWindow"]?.onNext([])
                didMoveToWindow()
                ObservedMessages.of(self)?.invoked["didMoveToWindow"]?.onNext([])
            }
        }

        """
}
