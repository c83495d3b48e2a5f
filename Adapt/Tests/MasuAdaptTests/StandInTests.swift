import Foundation
import SwiftParser
import XCTest

@testable import MasuAdapt

/// Kind: documented — the forms in which the libraries' own pages show their calls; each has to compile
/// against the stand-in.
final class StandInTests: StandInTestCase {
    /// The calls of the library's own page on lists without an end.
    func testInfiniteScroll() throws {
        let use = """
            final class Pages: UITableViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    tableView.infiniteScrollIndicatorStyle = .medium
                    tableView.infiniteScrollTriggerOffset = 500
                    tableView.setShouldShowInfiniteScrollHandler { table -> Bool in table.numberOfSections < 5 }
                    tableView.addInfiniteScroll { (tableView) -> Void in
                        tableView.reloadData()
                        tableView.finishInfiniteScroll()
                    }
                    tableView.beginInfiniteScroll(true)
                    tableView.finishInfiniteScroll(completion: { table in table.separatorStyle = .none })
                    tableView.removeInfiniteScroll()
                }
            }
            @MainActor func f(_ view: UICollectionView) { view.addInfiniteScroll { $0.reloadData() } }
            """
        XCTAssertEqual(try errors(in: "UIScrollView_InfiniteScroll", using: use), "")
    }

    /// The calls of R.swift's own page, on members as the adapter writes them.
    func testResourceTypes() throws {
        let use = """
            import UIKit

            enum R {
                enum image { static let settingsIcon = PictureResource(name: "a") }
                enum color { static let accent = NamedColorResource(name: "a") }
                enum font { static let acme = FontResource(fontName: "a") }
                enum file { static let json = FileResource(fullName: "a.json") }
                enum string { enum localizable { static let welcome = StringResource(key: "a", table: "b") } }
                enum reuseIdentifier { static let text = ReuseIdentifier<UITableViewCell>(identifier: "a") }
                enum nib { static let cell = NibResource<UITableViewCell>(name: "a", identifier: "b") }
                enum segue { enum list { static let show = SegueResource(identifier: "a") } }
                enum storyboard {
                    static let main = Storyboard_main()
                    struct Storyboard_main: StoryboardResource {
                        typealias Initial = UINavigationController
                        let name = "Main"
                        let details = SceneResource<UITableViewController>(storyboard: "Main", identifier: "a")
                    }
                }
            }
            @MainActor func f(_ table: UITableView, _ path: IndexPath, _ screen: UIViewController) {
                let icon: UIImage? = R.image.settingsIcon()
                let other = UIImage(resource: R.image.settingsIcon)
                let font: UIFont? = R.font.acme(size: 12)
                let color: UIColor? = R.color.accent()
                let file: URL? = R.file.json()
                let text: String = R.string.localizable.welcome("Anna", 3)
                let key = R.string.localizable.welcome.key
                let cell: UITableViewCell? = table.dequeueReusableCell(withIdentifier: R.reuseIdentifier.text, for: path)
                table.register(R.nib.cell)
                let view: UITableViewCell? = R.nib.cell(owner: screen)
                let nib = UINib(resource: R.nib.cell)
                let first: UINavigationController? = R.storyboard.main.instantiateInitialViewController()
                let details: UITableViewController? = R.storyboard.main.details()
                let storyboard: UIStoryboard = R.storyboard.main()
                screen.performSegue(withIdentifier: R.segue.list.show, sender: nil)
                print(icon, other, font, color, file, text, key, cell, view, nib, first, details, storyboard)
            }
            """
        XCTAssertEqual(try errors(in: "Rswift", using: use), "")
    }

    /// The calls of Fabric's pages, as they were.
    func testFabric() throws {
        let use = """
            func f(_ error: Error) {
                Crashlytics.sharedInstance().setUserIdentifier("a")
                Crashlytics.sharedInstance().recordError(error)
                Answers.logCustomEvent(withName: "a", customAttributes: ["b": 1])
                Answers.logContentView(withName: "a", contentType: "b", contentId: "c", customAttributes: [:])
            }
            """
        XCTAssertEqual(try errors(in: "Crashlytics", using: use), "")
        XCTAssertEqual(try errors(in: "Fabric", using: "func f() { Fabric.with([Fabric.self]) }"), "")
    }

    /// The calls of Lottie's own page, in the names of its releases 3 and 4.
    func testLottie() throws {
        let use = """
            import UIKit

            final class Waiting: UIViewController {
                private let old = AnimationView(name: "waves")
                private var animationView: LottieAnimationView?

                override func viewDidLoad() {
                    super.viewDidLoad()
                    animationView = .init(name: "coffee")
                    animationView!.frame = view.bounds
                    animationView!.contentMode = .scaleAspectFit
                    animationView!.loopMode = .loop
                    animationView!.animationSpeed = 0.5
                    animationView!.backgroundBehavior = .pauseAndRestore
                    view.addSubview(animationView!)
                    animationView!.play()
                    old.animation = Animation.named("waves", subdirectory: "TestAnimations")
                    old.play(fromProgress: 0, toProgress: 1, loopMode: LottieLoopMode.playOnce) { finished in print(finished) }
                    old.setValueProvider(
                        ColorValueProvider(Color(r: 1, g: 0.2, b: 0.3, a: 1)), keypath: AnimationKeypath(keypath: "**.Fill"))
                    if old.isAnimationPlaying { old.stop() }
                }
            }
            """
        XCTAssertEqual(try errors(in: "Lottie", using: use), "")
    }

    /// The calls of CocoaLumberjack's own pages.
    func testLumberjack() throws {
        let use = """
            import UIKit

            final class Formatter: NSObject, DDLogFormatter {
                func format(message logMessage: DDLogMessage) -> String? {
                    "\\(logMessage.fileName):\\(logMessage.line) \\(logMessage.message)"
                }
            }

            func start() {
                DDLog.add(DDOSLogger.sharedInstance)
                DDTTYLogger.sharedInstance?.logFormatter = Formatter()
                if let console = DDTTYLogger.sharedInstance { DDLog.add(console, with: .info) }
                DDTTYLogger.sharedInstance?.setForegroundColor(DDMakeColor(10, 20, 30), backgroundColor: nil, for: .info)
                let fileLogger: DDFileLogger = DDFileLogger()
                fileLogger.rollingFrequency = 60 * 60 * 24
                fileLogger.logFileManager.maximumNumberOfLogFiles = 7
                DDLog.add(fileLogger)
                DDLogVerbose("Verbose")
                DDLogDebug("Debug")
                DDLogInfo("Info")
                DDLogWarn("Warn")
                DDLogError("Error \\(1)")
            }
            """
        XCTAssertEqual(try errors(in: "CocoaLumberjack", using: use), "")
    }

    func testKingfisher() throws {
        let use = """
            import UIKit

            final class Row: UITableViewCell {
                let picture = UIImageView()
                let button = UIButton()

                func show(_ text: String) {
                    let url = URL(string: text)
                    picture.kf.indicatorType = .activity
                    picture.kf.setImage(with: url)
                    picture.kf.setImage(with: url, placeholder: UIImage(named: "a"), options: [.transition(.fade(0.2))])
                    picture.kf.setImage(with: url, placeholder: nil, options: nil, progressBlock: nil) { result in
                        switch result {
                        case .success(let value): print(value.image, value.cacheType, value.source.url as Any)
                        case .failure(let error): print(error.localizedDescription, error.isTaskCancelled)
                        }
                    }
                    picture.kf.setImage(with: url!) { _ in }
                    picture.kf.setImage(with: KF.ImageResource(downloadURL: url!, cacheKey: text))
                    let small = DownsamplingImageProcessor(size: picture.bounds.size)
                    let round = small |> RoundCornerImageProcessor(cornerRadius: 20)
                    picture.kf.setImage(with: url, options: [.processor(round), .scaleFactor(2), .cacheOriginalImage])
                    picture.kf.cancelDownloadTask()
                    button.kf.setImage(with: url, for: .normal)
                    KF.url(url).placeholder(UIImage()).fade(duration: 0.2).onSuccess { _ in }.set(to: picture)
                    KingfisherManager.shared.retrieveImage(with: url!) { result in
                        if case .success(let value) = result { self.picture.image = value.image }
                    }
                    KingfisherManager.shared.retrieveImage(
                        with: KF.ImageResource(downloadURL: url!), options: nil, progressBlock: { _, _ in },
                        downloadTaskUpdated: nil
                    ) { _ in }
                    picture.kf.setImage(with: url, completionHandler: { (image, error, cacheType, imageUrl) in
                        if image != nil, cacheType == .none { print(imageUrl as Any) }
                    })
                    ImageCache.default.retrieveImage(forKey: text, options: nil) { image, type in print(type) }
                    ImageCache.default.memoryStorage.config.countLimit = 10
                    ImageCache.default.clearMemoryCache()
                    ImagePrefetcher(urls: [url!]).start()
                }
            }

            """
        XCTAssertEqual(try errors(in: "Kingfisher", using: use), "")
    }

    func testSDWebImage() throws {
        let use = """
            import UIKit

            final class Row: UITableViewCell {
                let picture = UIImageView()

                func show(_ text: String) {
                    let url = URL(string: text)
                    picture.sd_setImage(with: url)
                    picture.sd_setImage(with: url, placeholderImage: UIImage())
                    picture.sd_setImage(with: url, placeholderImage: nil, options: [.retryFailed]) { _, _, _, _ in }
                    picture.sd_setImage(with: url) { (image, error, cache, url) in }
                    picture.sd_setImage(
                        with: url, placeholderImage: nil,
                        context: [.imageThumbnailPixelSize: CGSize(width: 50, height: 50)])
                    picture.sd_imageIndicator = SDWebImageActivityIndicator.gray
                    picture.sd_imageIndicator = SDWebImageActivityIndicator.whiteLarge
                    picture.sd_imageIndicator = SDWebImageProgressIndicator.bar
                    picture.sd_imageIndicator?.startAnimatingIndicator()
                    picture.sd_imageIndicator?.updateProgress(0.5)
                    picture.sd_imageIndicator?.stopAnimatingIndicator()
                    let operation: SDWebImageCombinedOperation? = SDWebImageManager.shared.loadImage(
                        with: url, options: [.refreshCached], progress: nil) { image, _, _, _, _, _ in print(image as Any) }
                    operation?.cancel()
                    SDWebImagePrefetcher.shared.prefetchURLs([url!], progress: { _, _ in }, completed: { _, _ in })
                    SDWebImageManager.shared.loadImage(with: url, options: [], progress: nil) { _, _, _, _, _, _ in }
                    SDImageCache.shared.clearMemory()
                }
            }

            """
        XCTAssertEqual(try errors(in: "SDWebImage", using: use), "")
    }

    func testKeyboard() throws {
        let use = """
            import UIKit
            @MainActor func start() {
                IQKeyboardManager.shared.enable = true
                IQKeyboardManager.shared.enableAutoToolbar = false
                IQKeyboardManager.shared.shouldResignOnTouchOutside = true
                IQKeyboardManager.shared.shouldToolbarUsesTextFieldTintColor = true
                IQKeyboardManager.shared.keyboardDistanceFromTextField = 20
            }

            """
        XCTAssertEqual(try errors(in: "IQKeyboardManagerSwift", using: use), "")
        let earlier = """
            import UIKit
            @MainActor func start() {
                IQKeyboardManager.shared().isEnabled = true
                IQKeyboardManager.shared().isEnableAutoToolbar = false
                IQKeyboardManager.shared().shouldResignOnTouchOutside = true
                IQKeyboardManager.shared().toolbarTintColor = .red
            }

            """
        XCTAssertEqual(try errors(in: "IQKeyboardManager", using: earlier), "")
    }

    func testProgress() throws {
        let uses = [
            "SVProgressHUD": """
            SVProgressHUD.setDefaultMaskType(.clear)
            SVProgressHUD.show()
            SVProgressHUD.show(withStatus: "Loading")
            SVProgressHUD.showSuccess(withStatus: "Done")
            SVProgressHUD.dismiss(withDelay: 1)
            SVProgressHUD.dismiss { print("gone") }
            """,
            "MBProgressHUD": """
            let progress = MBProgressHUD.showAdded(to: view, animated: true)
            progress.mode = .text
            progress.label.text = "Loading"
            progress.hide(animated: true, afterDelay: 1)
            MBProgressHUD.hide(for: view, animated: true)
            """,
            "JGProgressHUD": """
            let progress = JGProgressHUD(style: .dark)
            progress.textLabel.text = "Loading"
            progress.show(in: view)
            progress.indicatorView = JGProgressHUDSuccessIndicatorView()
            progress.style = .light
            progress.vibrancyEnabled = true
            progress.dismiss(afterDelay: 2.0)
            """,
        ]
        for (name, use) in uses {
            let text = "import UIKit\nfinal class Screen: UIViewController { func load() {\n\(use)\n} }\n"
            XCTAssertEqual(try errors(in: name, using: text), "", name)
            // A library in Objective-C says nothing of actors: any class may use its own.
            let any = "import UIKit\nfinal class Loading { func load(_ view: UIView) {\n\(use)\n} }\n"
            XCTAssertEqual(try errors(in: name, using: any), "", name)
        }
    }

    /// An addition to a library is compiled with that alone; here it is read.
    func testSupplementsAreSwift() {
        for (name, text) in StandIns.supplements { XCTAssertFalse(Parser.parse(source: text).hasError, name) }
    }
}
