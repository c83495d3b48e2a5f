/// The answers of UIKit's optional methods where nobody implements them, for any object that may leave them out.
///
/// On Apple's systems a class may implement an optional method of a protocol that a class above it conforms to. Here
/// only the class above can meet the protocol: the source adapter gives it the method, which asks this type for what
/// happens without one, and the class below overrides it.
///
/// It has no methods but those that no object can leave out; `Scripts/generate` reads from its protocols which methods
/// the source adapter knows.
@preconcurrency @MainActor
open class _MissingMethods: NSObject, UIAdaptivePresentationControllerDelegate, UIApplicationDelegate,
    UICollectionViewDataSource, UICollectionViewDelegateFlowLayout, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate, UIGestureRecognizerDelegate, UIImagePickerControllerDelegate,
    UINavigationBarDelegate, UINavigationControllerDelegate, UIPageViewControllerDataSource,
    UIPageViewControllerDelegate, UIPickerViewDelegate, UIPopoverPresentationControllerDelegate, UISearchBarDelegate,
    UISearchControllerDelegate, UISearchTextFieldDelegate, UISheetPresentationControllerDelegate,
    UISplitViewControllerDelegate, UITabBarControllerDelegate, UITabBarDelegate, UITableViewDataSource,
    UITableViewDelegate, UITableViewDragDelegate, UITableViewDropDelegate, UITextViewDelegate,
    UIViewControllerTransitioningDelegate, UIWindowSceneDelegate
{
    private static let shared = _MissingMethods()

    /// An object as one that implements none of a protocol's optional methods: calls meet their defaults, and `self` there
    /// is the object.
    ///
    /// - Parameter type: a protocol of classes that this class conforms to, such as `(any UITableViewDelegate).self`.
    public static func of<Delegate>(_ object: AnyObject, as type: Delegate.Type) -> Delegate {
        guard var answer = shared as? Delegate else {
            preconditionFailure("\(type) isn't a protocol whose methods _MissingMethods answers for")
        }
        // Source: Swift's ABI, TypeLayout.rst: a value of a protocol of classes is the object's pointer, and behind it a table
        // of methods for each protocol. The tables stay, the object is another.
        withUnsafeMutableBytes(of: &answer) { bytes in
            let former = bytes.load(as: UnsafeRawPointer.self)
            bytes.storeBytes(
                of: UnsafeRawPointer(Unmanaged.passRetained(object).toOpaque()), as: UnsafeRawPointer.self)
            Unmanaged<AnyObject>.fromOpaque(former).release()
        }
        return answer
    }

    // MARK: Methods that aren't optional: who conforms has them.

    // The delegates of the application and of scenes have each a default for it.
    open var window: UIWindow? {
        get { nil }
        set {}
    }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { required() }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { required() }
    open func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { required() }
    open func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        required()
    }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        required()
    }
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { required() }
    open func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { required() }
    open func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) { required() }
    open func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { required() }
    open func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { required() }

    private func required(_ method: String = #function) -> Never {
        preconditionFailure("\(method) has no answer where an object doesn't implement it")
    }
}
