extension StandIns {
    /// The types of R.swift's library: what the members of the generated `R` are.
    static let resourceTypes = #"""
        // A stand-in for R.swift's library by Masu. The members of R are written by the source adapter.
        import UIKit

        /// A picture of the app: `R.image.close()`.
        public struct PictureResource: Sendable {
            public let name: String
            public init(name: String) { self.name = name }
            public func callAsFunction(compatibleWith traits: UITraitCollection? = nil) -> UIImage? {
                UIImage(named: name, in: nil, compatibleWith: traits)
            }
        }

        /// A colour of the app's catalogs: `R.color.accent()`.
        public struct NamedColorResource: Sendable {
            public let name: String
            public init(name: String) { self.name = name }
            public func callAsFunction(compatibleWith traits: UITraitCollection? = nil) -> UIColor? {
                UIColor(named: name, in: nil, compatibleWith: traits)
            }
        }

        /// A font of the app: `R.font.openSans(size: 17)`.
        public struct FontResource: Sendable {
            public let fontName: String
            public var name: String { fontName }
            public init(fontName: String) { self.fontName = fontName }
            public func callAsFunction(size: CGFloat) -> UIFont? { UIFont(name: fontName, size: size) }
        }

        /// A file of the app: `R.file.recipesJson()`.
        public struct FileResource: Sendable {
            public let fullName: String
            public init(fullName: String) { self.fullName = fullName }
            public var name: String { NSString(string: fullName).deletingPathExtension }
            public var pathExtension: String { NSString(string: fullName).pathExtension }
            public func callAsFunction() -> URL? { Bundle.main.url(forResource: name, withExtension: pathExtension) }
            public func url() -> URL? { self() }
            public func path() -> String? { self()?.path }
        }

        /// A text of the app's tables: `R.string.localizable.greeting("Anna")`.
        public struct StringResource: Sendable {
            public let key: String
            public let tableName: String
            public init(key: String, table: String) {
                self.key = key
                tableName = table
            }
            /// The text in the first of some languages that has it, or else in the app's.
            public func callAsFunction(_ values: any CVarArg..., preferredLanguages: [String]? = nil) -> String {
                let bundles = (preferredLanguages ?? []).compactMap { language in
                    Bundle.main.path(forResource: language, ofType: "lproj").flatMap { Bundle(path: $0) }
                }
                let texts = (bundles + [Bundle.main]).map {
                    $0.localizedString(forKey: key, value: nil, table: tableName)
                }
                let text = texts.first { $0 != key } ?? key
                return values.isEmpty ? text : String(format: text, locale: Locale.current, arguments: values)
            }
        }

        /// A name by which lists register and dequeue.
        public protocol ReuseIdentifierType {
            associatedtype ReusableType
            var identifier: String { get }
        }

        /// A cell's identifier: `R.reuseIdentifier.recipeCell`.
        public struct ReuseIdentifier<Reusable>: ReuseIdentifierType {
            public typealias ReusableType = Reusable
            public let identifier: String
            public init(identifier: String) { self.identifier = identifier }
        }

        /// A nib: `R.nib.recipeCell`.
        public struct NibResource<FirstView>: ReuseIdentifierType {
            public typealias ReusableType = FirstView
            public let name: String
            public let identifier: String
            public var bundle: Bundle { .application }
            public init(name: String, identifier: String) {
                self.name = name
                self.identifier = identifier
            }
            @MainActor public func instantiate(
                withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil
            ) -> [Any] { UINib(nibName: name, bundle: nil).instantiate(withOwner: owner, options: options) }
            @MainActor public func firstView(
                withOwner owner: AnyObject?, options: [UINib.OptionsKey: Any]? = nil
            ) -> FirstView? { instantiate(withOwner: owner, options: options).first as? FirstView }
            @MainActor public func callAsFunction(
                owner: AnyObject?, options: [UINib.OptionsKey: Any]? = nil
            ) -> FirstView? { firstView(withOwner: owner, options: options) }
            @MainActor public func callAsFunction(withOwner owner: AnyObject?) -> FirstView? {
                firstView(withOwner: owner)
            }
            @MainActor public func callAsFunction() -> UINib { UINib(nibName: name, bundle: nil) }
        }

        /// A storyboard: `R.storyboard.main`.
        public protocol StoryboardResource {
            associatedtype Initial
            var name: String { get }
        }
        extension StoryboardResource {
            public var bundle: Bundle { .application }
            @MainActor public func callAsFunction() -> UIStoryboard { UIStoryboard(name: name, bundle: nil) }
            @MainActor public func instantiateInitialViewController() -> Initial? {
                self().instantiateInitialViewController() as? Initial
            }
        }

        /// A controller of a storyboard: `R.storyboard.main.details()`.
        public struct SceneResource<Controller> {
            public let storyboard: String
            public let identifier: String
            public init(storyboard: String, identifier: String) {
                self.storyboard = storyboard
                self.identifier = identifier
            }
            @MainActor public func callAsFunction() -> Controller? {
                UIStoryboard(name: storyboard, bundle: nil).instantiateViewController(withIdentifier: identifier)
                    as? Controller
            }
        }

        /// A segue: `R.segue.recipes.showDetails`.
        public struct SegueResource: Sendable {
            public let identifier: String
            public init(identifier: String) { self.identifier = identifier }
        }

        extension UIImage {
            public convenience init?(resource: PictureResource) { self.init(named: resource.name) }
        }
        extension UIColor {
            public convenience init?(resource: NamedColorResource) { self.init(named: resource.name) }
        }
        extension UIFont {
            public convenience init?(resource: FontResource, size: CGFloat) {
                self.init(name: resource.fontName, size: size)
            }
        }
        extension UINib {
            public convenience init<FirstView>(resource: NibResource<FirstView>) {
                self.init(nibName: resource.name, bundle: nil)
            }
        }
        extension UIStoryboard {
            public convenience init(resource: some StoryboardResource) { self.init(name: resource.name, bundle: nil) }
        }
        extension UIViewController {
            public func performSegue(withIdentifier segue: SegueResource, sender: Any?) {
                performSegue(withIdentifier: segue.identifier, sender: sender)
            }
        }
        extension UITableView {
            public func register<Cell: UITableViewCell>(_ nib: NibResource<Cell>) {
                register(nib(), forCellReuseIdentifier: nib.identifier)
            }
            public func registerHeaderFooterView<View: UIView>(_ nib: NibResource<View>) {
                register(nib(), forHeaderFooterViewReuseIdentifier: nib.identifier)
            }
            public func dequeueReusableCell<Identifier: ReuseIdentifierType>(
                withIdentifier identifier: Identifier, for indexPath: IndexPath
            ) -> Identifier.ReusableType? where Identifier.ReusableType: UITableViewCell {
                dequeueReusableCell(withIdentifier: identifier.identifier, for: indexPath) as? Identifier.ReusableType
            }
            public func dequeueReusableCell<Identifier: ReuseIdentifierType>(
                withIdentifier identifier: Identifier
            ) -> Identifier.ReusableType? where Identifier.ReusableType: UITableViewCell {
                dequeueReusableCell(withIdentifier: identifier.identifier) as? Identifier.ReusableType
            }
        }
        extension UICollectionView {
            public func register<Cell: UICollectionViewCell>(_ nib: NibResource<Cell>) {
                register(nib(), forCellWithReuseIdentifier: nib.identifier)
            }
            public func register<View: UICollectionReusableView>(
                _ nib: NibResource<View>, forSupplementaryViewOfKind kind: String
            ) { register(nib(), forSupplementaryViewOfKind: kind, withReuseIdentifier: nib.identifier) }
            public func dequeueReusableCell<Identifier: ReuseIdentifierType>(
                withReuseIdentifier identifier: Identifier, for indexPath: IndexPath
            ) -> Identifier.ReusableType? where Identifier.ReusableType: UICollectionViewCell {
                dequeueReusableCell(withReuseIdentifier: identifier.identifier, for: indexPath)
                    as? Identifier.ReusableType
            }
            public func dequeueReusableSupplementaryView<Identifier: ReuseIdentifierType>(
                ofKind kind: String, withReuseIdentifier identifier: Identifier, for indexPath: IndexPath
            ) -> Identifier.ReusableType? where Identifier.ReusableType: UICollectionReusableView {
                dequeueReusableSupplementaryView(
                    ofKind: kind, withReuseIdentifier: identifier.identifier, for: indexPath) as? Identifier.ReusableType
            }
        }
        """#
}
