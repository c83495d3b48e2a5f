extension StandIns {
    /// The part of RxCocoa that takes values without giving any.
    ///
    /// RxSwift 6 finds a view's properties by their names; RxCocoa 4 and 5 declare those of this list.
    static let reactiveBinders = """
        extension Reactive where Base: UIView {
            public var isHidden: Binder<Bool> { Binder(base) { $0.isHidden = $1 } }
            public var alpha: Binder<CGFloat> { Binder(base) { $0.alpha = $1 } }
            public var backgroundColor: Binder<UIColor?> { Binder(base) { $0.backgroundColor = $1 } }
            public var isUserInteractionEnabled: Binder<Bool> { Binder(base) { $0.isUserInteractionEnabled = $1 } }
        }
        extension Reactive where Base: UIControl {
            public var isEnabled: Binder<Bool> { Binder(base) { $0.isEnabled = $1 } }
            public var isSelected: Binder<Bool> { Binder(base) { $0.isSelected = $1 } }
        }
        extension Reactive where Base: UILabel {
            public var text: Binder<String?> { Binder(base) { $0.text = $1 } }
            public var attributedText: Binder<NSAttributedString?> { Binder(base) { $0.attributedText = $1 } }
        }
        extension Reactive where Base: UIImageView {
            public var image: Binder<UIImage?> { Binder(base) { $0.image = $1 } }
        }
        extension Reactive where Base: UITextField {
            public var isSecureTextEntry: Binder<Bool> { Binder(base) { $0.isSecureTextEntry = $1 } }
        }
        extension Reactive where Base: UIStepper {
            public var stepValue: Binder<Double> { Binder(base) { $0.stepValue = $1 } }
        }
        extension Reactive where Base: UIProgressView {
            public var progress: Binder<Float> { Binder(base) { $0.progress = $1 } }
        }
        extension Reactive where Base: UIPageControl {
            public var currentPage: Binder<Int> { Binder(base) { $0.currentPage = $1 } }
            public var numberOfPages: Binder<Int> { Binder(base) { $0.numberOfPages = $1 } }
        }
        extension Reactive where Base: UISegmentedControl {
            public func enabledForSegment(at index: Int) -> Binder<Bool> {
                Binder(base) { $0.setEnabled($1, forSegmentAt: index) }
            }
            public func titleForSegment(at index: Int) -> Binder<String?> {
                Binder(base) { $0.setTitle($1, forSegmentAt: index) }
            }
            public func imageForSegment(at index: Int) -> Binder<UIImage?> {
                Binder(base) { $0.setImage($1, forSegmentAt: index) }
            }
        }
        extension Reactive where Base: UIScrollView {
            public var isScrollEnabled: Binder<Bool> { Binder(base) { $0.isScrollEnabled = $1 } }
        }
        extension Reactive where Base: UIBarButtonItem {
            public var isEnabled: Binder<Bool> { Binder(base) { $0.isEnabled = $1 } }
            public var title: Binder<String?> { Binder(base) { $0.title = $1 } }
        }
        extension Reactive where Base: UITabBarItem {
            public var badgeValue: Binder<String?> { Binder(base) { $0.badgeValue = $1 } }
        }
        extension Reactive where Base: UINavigationItem {
            public var title: Binder<String?> { Binder(base) { $0.title = $1 } }
        }
        extension Reactive where Base: UIViewController {
            public var title: Binder<String?> { Binder(base) { $0.title = $1 } }
        }
        extension Reactive where Base: UIAlertAction {
            public var isEnabled: Binder<Bool> { Binder(base) { $0.isEnabled = $1 } }
        }
        extension Reactive where Base: NSLayoutConstraint {
            public var constant: Binder<CGFloat> { Binder(base) { $0.constant = $1 } }
            public var active: Binder<Bool> { Binder(base) { $0.isActive = $1 } }
        }


        """
}
