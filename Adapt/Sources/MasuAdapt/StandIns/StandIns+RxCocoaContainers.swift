extension StandIns {
    /// The part of RxCocoa for pickers, and for controllers that show others.
    static let reactiveContainers = """

        final class PickerProxy: NSObject, UIPickerViewDelegate, UIPickerViewDataSource {
            var models: [Any] = []
            var title: (Int, Any) -> String? = { _, _ in nil }
            var attributedTitle: (Int, Any) -> NSAttributedString? = { _, _ in nil }
            weak var other: (any UIPickerViewDelegate)?
            let selected = PublishSubject<(row: Int, component: Int)>()

            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { models.count }
            func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
                models.indices.contains(row) ? title(row, models[row]) : nil
            }
            func pickerView(
                _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
            ) -> NSAttributedString? { models.indices.contains(row) ? attributedTitle(row, models[row]) : nil }
            func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
                other?.pickerView(pickerView, didSelectRow: row, inComponent: component)
                selected.onNext((row, component))
            }
        }

        extension Reactive where Base: UIPickerView {
            private var proxy: PickerProxy {
                let known = objc_getAssociatedObject(base, &proxyKey) as? PickerProxy
                let proxy = known ?? PickerProxy()
                if known == nil {
                    objc_setAssociatedObject(base, &proxyKey, proxy, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
                }
                if let own = base.delegate, own !== proxy { proxy.other = own }
                if base.delegate !== proxy { base.delegate = proxy }
                return proxy
            }

            private func show<Source: ObservableType, Elements: Sequence>(_ source: Source) -> Disposable
            where Source.Element == Elements {
                let (picker, proxy) = (base, proxy)
                picker.dataSource = proxy
                return source.observeOn(MainScheduler()).subscribe(onNext: { [weak picker] elements in
                    proxy.models = Array(elements)
                    picker?.reloadAllComponents()
                })
            }

            public func itemTitles<Elements: Sequence, Source: ObservableType>(_ source: Source)
                -> (_ titleForRow: @escaping (Int, Elements.Element) -> String?) -> Disposable
            where Source.Element == Elements {
                { titleForRow in
                    proxy.title = { row, model in (model as? Elements.Element).flatMap { titleForRow(row, $0) } }
                    return show(source)
                }
            }

            public func itemAttributedTitles<Elements: Sequence, Source: ObservableType>(_ source: Source)
                -> (_ titleForRow: @escaping (Int, Elements.Element) -> NSAttributedString?) -> Disposable
            where Source.Element == Elements {
                { titleForRow in
                    proxy.attributedTitle = { row, model in
                        (model as? Elements.Element).flatMap { titleForRow(row, $0) }
                    }
                    return show(source)
                }
            }

            public var itemSelected: ControlEvent<(row: Int, component: Int)> { ControlEvent(events: proxy.selected) }
            public func modelSelected<T>(_ modelType: T.Type) -> ControlEvent<[T]> {
                let proxy = proxy
                return ControlEvent(
                    events: proxy.selected.map { row, _ in
                        proxy.models.indices.contains(row) ? [proxy.models[row]].compactMap { $0 as? T } : []
                    })
            }
        }

        final class ContainerProxy: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate, _MessageForwarding {
            weak var next: AnyObject?
            let willShow = PublishSubject<(viewController: UIViewController, animated: Bool)>()
            let didShow = PublishSubject<(viewController: UIViewController, animated: Bool)>()
            let selected = PublishSubject<UIViewController>()

            func forwardingTarget(for selector: Selector!) -> Any? { next }
            func navigationController(
                _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
            ) {
                let other = next as? any UINavigationControllerDelegate
                other?.navigationController(navigationController, willShow: viewController, animated: animated)
                willShow.onNext((viewController, animated))
            }
            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
            ) {
                let other = next as? any UINavigationControllerDelegate
                other?.navigationController(navigationController, didShow: viewController, animated: animated)
                didShow.onNext((viewController, animated))
            }
            func tabBarController(
                _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
            ) -> Bool {
                let other = next as? any UITabBarControllerDelegate
                return other?.tabBarController(tabBarController, shouldSelect: viewController) ?? true
            }
            func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
                let other = next as? any UITabBarControllerDelegate
                other?.tabBarController(tabBarController, didSelect: viewController)
                selected.onNext(viewController)
            }

            static func of(_ controller: UIViewController) -> ContainerProxy {
                if let known = objc_getAssociatedObject(controller, &proxyKey) as? ContainerProxy { return known }
                let proxy = ContainerProxy()
                objc_setAssociatedObject(controller, &proxyKey, proxy, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
                return proxy
            }
        }

        extension Reactive where Base: UINavigationController {
            public typealias ShowEvent = (viewController: UIViewController, animated: Bool)
            private var proxy: ContainerProxy {
                let proxy = ContainerProxy.of(base)
                if let own = base.delegate, own !== proxy { proxy.next = own }
                if base.delegate !== proxy { base.delegate = proxy }
                return proxy
            }
            public var willShow: ControlEvent<ShowEvent> { ControlEvent(events: proxy.willShow) }
            public var didShow: ControlEvent<ShowEvent> { ControlEvent(events: proxy.didShow) }
        }

        extension Reactive where Base: UITabBarController {
            public var didSelect: ControlEvent<UIViewController> {
                let proxy = ContainerProxy.of(base)
                if let own = base.delegate, own !== proxy { proxy.next = own }
                if base.delegate !== proxy { base.delegate = proxy }
                return ControlEvent(events: proxy.selected)
            }
        }

        """
}
