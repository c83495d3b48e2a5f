extension StandIns {
    /// The libraries whose own conditions keep their files for iOS out, which need Objective-C's runtime.
    static let conditional: Set<String> = ["RxSwift", "RxCocoa"]

    /// The part of a library that is in Objective-C, or that needs its runtime, by Masu.
    static let supplements: [String: String] = [
        "RxCocoa": reactiveControls + reactiveBinders + reactiveLists + reactiveEdits + reactivePrefetching
            + reactiveSearch + reactiveContainers + reactiveMessages,
        "SwinjectStoryboard": swinjectStoryboard,
    ]

    private static let reactiveControls = """
        // The part of RxCocoa for UIKit, by Masu: the library's own needs Objective-C's runtime.
        import Foundation
        import RxSwift
        @_exported import UIKit

        private var deallocationKey: UInt8 = 0
        private var proxyKey: UInt8 = 0

        extension NotificationCenter: @retroactive ReactiveCompatible {}

        private final class Deallocation {
            let subject = ReplaySubject<Void>.create(bufferSize: 1)
            deinit {
                subject.onNext(())
                subject.onCompleted()
            }
        }

        extension Reactive where Base: AnyObject {
            /// Tells when the object has gone.
            public var deallocated: Observable<Void> {
                if let known = objc_getAssociatedObject(base, &deallocationKey) as? Deallocation {
                    return known.subject.asObservable()
                }
                let new = Deallocation()
                objc_setAssociatedObject(base, &deallocationKey, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
                return new.subject.asObservable()
            }
        }

        final class SenderTarget: NSObject {
            let act: (AnyObject) -> Void
            init(_ act: @escaping (AnyObject) -> Void) { self.act = act }
            static let selector = Selector("act:") { (target: SenderTarget) in
                { @MainActor @Sendable (sender: AnyObject) in target.act(sender) }
            }
        }

        extension Reactive where Base: UIControl {
            public func controlEvent(_ controlEvents: UIControl.Event) -> ControlEvent<Void> {
                let source: Observable<Void> = Observable.create { [weak control = base] observer in
                    guard let control else {
                        observer.on(.completed)
                        return Disposables.create()
                    }
                    let target = SenderTarget { _ in observer.on(.next(())) }
                    control.addTarget(target, action: SenderTarget.selector, for: controlEvents)
                    return Disposables.create {
                        control.removeTarget(target, action: SenderTarget.selector, for: controlEvents)
                        withExtendedLifetime(target) {}
                    }
                }
                return ControlEvent(events: source.takeUntil(deallocated))
            }

            public func controlProperty<T>(
                editingEvents: UIControl.Event, getter: @escaping (Base) -> T, setter: @escaping (Base, T) -> Void
            ) -> ControlProperty<T> {
                let values: Observable<T> = Observable.deferred { [weak control = base] in
                    guard let control else { return .empty() }
                    return control.rx.controlEvent(editingEvents).asObservable().compactMap { [weak control] in
                        control.map(getter)
                    }
                    .startWith(getter(control))
                }
                .takeUntil(deallocated)
                return ControlProperty(values: values, valueSink: Binder(base) { setter($0, $1) })
            }
        }

        extension Reactive where Base: UIButton {
            public var tap: ControlEvent<Void> { controlEvent(.touchUpInside) }
            public func title(for controlState: UIControl.State = []) -> Binder<String?> {
                Binder(base) { $0.setTitle($1, for: controlState) }
            }
            public func attributedTitle(for controlState: UIControl.State = []) -> Binder<NSAttributedString?> {
                Binder(base) { $0.setAttributedTitle($1, for: controlState) }
            }
            public func image(for controlState: UIControl.State = []) -> Binder<UIImage?> {
                Binder(base) { $0.setImage($1, for: controlState) }
            }
            public func backgroundImage(for controlState: UIControl.State = []) -> Binder<UIImage?> {
                Binder(base) { $0.setBackgroundImage($1, for: controlState) }
            }
        }

        extension Reactive where Base: UITextField {
            public var text: ControlProperty<String?> { value }
            public var value: ControlProperty<String?> {
                controlProperty(editingEvents: [.allEditingEvents, .valueChanged]) { $0.text } setter: { field, text in
                    if field.text != text { field.text = text }
                }
            }
            public var attributedText: ControlProperty<NSAttributedString?> {
                controlProperty(editingEvents: [.allEditingEvents, .valueChanged]) { $0.attributedText } setter: {
                    $0.attributedText = $1
                }
            }
        }

        extension Reactive where Base: UITextView {
            public var text: ControlProperty<String?> { value }
            public var value: ControlProperty<String?> {
                let values: Observable<String?> = Observable.deferred { [weak view = base] in
                    NotificationCenter.default.rx.notification(UITextView.textDidChangeNotification, object: view)
                        .map { _ in view?.text }.startWith(view?.text)
                }
                return ControlProperty(
                    values: values.takeUntil(deallocated),
                    valueSink: Binder(base) { view, text in if view.text != text { view.text = text } })
            }
            private func notification(_ name: Notification.Name) -> ControlEvent<Void> {
                ControlEvent(events: NotificationCenter.default.rx.notification(name, object: base).map { _ in })
            }
            public var didChange: ControlEvent<Void> { notification(UITextView.textDidChangeNotification) }
            public var didBeginEditing: ControlEvent<Void> { notification(UITextView.textDidBeginEditingNotification) }
            public var didEndEditing: ControlEvent<Void> { notification(UITextView.textDidEndEditingNotification) }
        }

        extension Reactive where Base: UISwitch {
            public var isOn: ControlProperty<Bool> { value }
            public var value: ControlProperty<Bool> {
                controlProperty(editingEvents: .valueChanged) { $0.isOn } setter: { $0.isOn = $1 }
            }
        }
        extension Reactive where Base: UISlider {
            public var value: ControlProperty<Float> {
                controlProperty(editingEvents: .valueChanged) { $0.value } setter: { $0.value = $1 }
            }
        }
        extension Reactive where Base: UIStepper {
            public var value: ControlProperty<Double> {
                controlProperty(editingEvents: .valueChanged) { $0.value } setter: { $0.value = $1 }
            }
        }
        extension Reactive where Base: UISegmentedControl {
            public var selectedSegmentIndex: ControlProperty<Int> { value }
            public var value: ControlProperty<Int> {
                controlProperty(editingEvents: .valueChanged) { $0.selectedSegmentIndex } setter: {
                    $0.selectedSegmentIndex = $1
                }
            }
        }
        extension Reactive where Base: UIDatePicker {
            public var date: ControlProperty<Date> { value }
            public var value: ControlProperty<Date> {
                controlProperty(editingEvents: .valueChanged) { $0.date } setter: { $0.date = $1 }
            }
        }
        extension Reactive where Base: UIRefreshControl {
            public var isRefreshing: Binder<Bool> {
                Binder(base) { if $1 { $0.beginRefreshing() } else { $0.endRefreshing() } }
            }
        }
        extension Reactive where Base: UIActivityIndicatorView {
            public var isAnimating: Binder<Bool> {
                Binder(base) { if $1 { $0.startAnimating() } else { $0.stopAnimating() } }
            }
        }
        extension Reactive where Base: UIApplication {
            public static var didBecomeActive: ControlEvent<Void> {
                told(UIApplication.didBecomeActiveNotification)
            }
            public static var didEnterBackground: ControlEvent<Void> {
                told(UIApplication.didEnterBackgroundNotification)
            }
            public static var willEnterForeground: ControlEvent<Void> {
                told(UIApplication.willEnterForegroundNotification)
            }
            private static func told(_ name: Notification.Name) -> ControlEvent<Void> {
                ControlEvent(events: NotificationCenter.default.rx.notification(name).map { _ in })
            }
        }

        extension Reactive where Base: UIBarButtonItem {
            public var tap: ControlEvent<Void> {
                let source: Observable<Void> = Observable.create { [weak item = base] observer in
                    guard let item else {
                        observer.on(.completed)
                        return Disposables.create()
                    }
                    let target = SenderTarget { _ in observer.on(.next(())) }
                    (item.target, item.action) = (target, SenderTarget.selector)
                    return Disposables.create {
                        (item.target, item.action) = (nil, nil)
                        withExtendedLifetime(target) {}
                    }
                }
                return ControlEvent(events: source.takeUntil(deallocated).share())
            }
        }

        extension Reactive where Base: UIGestureRecognizer {
            public var event: ControlEvent<Base> {
                let source: Observable<Base> = Observable.create { [weak recognizer = base] observer in
                    guard let recognizer else {
                        observer.on(.completed)
                        return Disposables.create()
                    }
                    let target = SenderTarget { sender in
                        if let sender = sender as? Base { observer.on(.next(sender)) }
                    }
                    recognizer.addTarget(target, action: SenderTarget.selector)
                    return Disposables.create {
                        recognizer.removeTarget(target, action: SenderTarget.selector)
                        withExtendedLifetime(target) {}
                    }
                }
                return ControlEvent(events: source.takeUntil(deallocated))
            }
        }


        """
}
