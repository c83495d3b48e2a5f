import Foundation
import SwiftParser
import XCTest

@testable import MasuAdapt

/// Kind: documented — the forms in which the libraries' own pages show their calls; each has to compile
/// against the stand-in.
final class StandInTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")
    private let masu = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
        .standardizedFileURL

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("masu-stand-in-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws { try? FileManager.default.removeItem(at: folder) }

    /// The compiler's errors for a stand-in and a file that uses it.
    private func errors(in name: String, using use: String) throws -> String {
        let build = masu.appendingPathComponent(".build/debug")
        let modules = build.appendingPathComponent("Modules")
        guard FileManager.default.fileExists(atPath: modules.appendingPathComponent("UIKit.swiftmodule").path) else {
            throw XCTSkip("Masu isn't built: there is no \(modules.path)/UIKit.swiftmodule.")
        }
        var text = try XCTUnwrap(StandIns.texts[name])
        let data = StandIns.firebaseData
        let families = [
            "Firebase": StandIns.firebase.filter { data[$0.key] == nil }, "FBSDKLoginKit": StandIns.facebook,
            "FirebaseFirestore": data.merging(["FirebaseCore": StandIns.texts["FirebaseCore"] ?? ""]) { $1 },
        ]
        if let family = families[name] {
            // All of them in one module, which doesn't import itself.
            text = family.sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n")
                .components(separatedBy: "\n").filter { line in
                    !family.keys.contains { line == "@_exported import \($0)" }
                }.joined(separator: "\n")
        }
        try Data(text.utf8).write(to: folder.appendingPathComponent("StandIn.swift"))
        try Data(use.utf8).write(to: folder.appendingPathComponent("Use.swift"))
        let sources = masu.appendingPathComponent("Sources")
        var words = [
            "swiftc", "-typecheck", "-swift-version", "5", "-suppress-warnings", "-module-name", name, "-I",
            modules.path, "-I", sources.path, "-module-cache-path", folder.appendingPathComponent("Cache").path,
        ]
        for path in try FileManager.default.contentsOfDirectory(atPath: build.path).sorted() {
            let map = build.appendingPathComponent("\(path)/module.modulemap")
            guard FileManager.default.fileExists(atPath: map.path) else { continue }
            words += ["-Xcc", "-fmodule-map-file=\(map.path)"]
        }
        let libraries = try output(
            of: ["pkg-config", "--cflags-only-I", "cairo", "harfbuzz", "libpng", "libjpeg", "libwebp", "libxml-2.0"])
        for flag in libraries.split(whereSeparator: \.isWhitespace) { words += ["-Xcc", String(flag)] }
        return try output(of: words + ["StandIn.swift", "Use.swift"].map { folder.appendingPathComponent($0).path })
    }

    private func output(of words: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }

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

    /// The calls of Firebase's own pages on signing in and on events.
    func testFirebase() throws {
        let use = """
            import UIKit

            final class SignIn: UIViewController {
                private let auth = Auth.auth()
                private var handle: AuthStateDidChangeListenerHandle?

                func start(_ email: String, _ password: String) {
                    FirebaseApp.configure()
                    FirebaseConfiguration.shared.setLoggerLevel(.min)
                    handle = auth.addStateDidChangeListener { [weak self] auth, user in self?.title = user?.email }
                    guard FirebaseApp.app() != nil, Auth.auth().currentUser == nil else { return }
                    Auth.auth().createUser(withEmail: email, password: password) { authResult, error in
                        if let user = authResult?.user { print(user.uid) }
                    }
                    auth.signIn(withEmail: email, password: password) { [weak self] result, error in
                        guard let error = error as NSError?, let code = AuthErrorCode.Code(rawValue: error.code) else { return }
                        switch code {
                        case .wrongPassword, .userNotFound, .networkError: self?.title = error.localizedDescription
                        default: break
                        }
                    }
                    Task { try await Auth.auth().signIn(withEmail: email, password: password) }
                    do { try Auth.auth().signOut() } catch { print(error) }
                    Analytics.logEvent(AnalyticsEventSelectContent, parameters: [AnalyticsParameterItemID: "id-1"])
                    Crashlytics.crashlytics().record(error: NSError(domain: "a", code: 1))
                    if let handle { auth.removeStateDidChangeListener(handle) }
                }
            }
            """
        XCTAssertEqual(try errors(in: "Firebase", using: use), "")
        let messages = """
            import UIKit

            final class Receiver: NSObject, MessagingDelegate {
                func start(_ deviceToken: Data) {
                    Messaging.messaging().delegate = self
                    Messaging.messaging().apnsToken = deviceToken
                    Messaging.messaging().token { token, error in
                        if let error = error { print(error) } else if let token = token { print(token) }
                    }
                    Messaging.messaging().subscribe(toTopic: "weather") { error in print("Subscribed") }
                    InstanceID.instanceID().instanceID { result, error in print(result?.token ?? "") }
                }
                func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?) {}
            }
            """
        XCTAssertEqual(try errors(in: "Firebase", using: messages), "")
        let events = """
            import UIKit

            func start() {
                guard let configuration = YMMYandexMetricaConfiguration(apiKey: "key") else { return }
                YMMYandexMetrica.activate(with: configuration)
                YMMYandexMetrica.reportEvent("open", parameters: ["screen": "Main"], onFailure: { error in print(error) })
                YMMYandexMetrica.reportEvent("close", parameters: ["screen": "Main"]) { error in print(error) }
            }
            """
        XCTAssertEqual(try errors(in: "YandexMobileMetrica", using: events), "")
    }

    /// The calls of Firebase's own pages on data and files, of which `FirestoreTests` and others look at the answers.
    func testFirebaseData() throws {
        let use = """
            import UIKit

            struct City: Codable, Identifiable {
                @DocumentID var id: String?
                let name: String
                @ServerTimestamp var founded: Date?
            }
            final class Cities: UIViewController {
                private let db = Firestore.firestore()
                private var listener: ListenerRegistration?
                private var ref: DatabaseReference!
                private var refHandle: DatabaseHandle = 0
                private let imageView = UIImageView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    var ref: DocumentReference? = nil
                    ref = db.collection("users").addDocument(data: ["first": "Ada", "born": 1815]) { err in
                        if let err = err { print("Error: \\(err)") } else { print("ID: \\(ref!.documentID)") }
                    }
                    let settings = FirestoreSettings()
                    settings.isPersistenceEnabled = false
                    db.settings = settings
                    db.collection("cities").document("LA").setData(["name": "Los Angeles"]) { err in print(err as Any) }
                    db.collection("cities").document("BJ").setData(["capital": true], merge: true)
                    db.collection("cities").whereField("state", isEqualTo: "CA").order(by: "name").limit(to: 3)
                        .getDocuments() { (querySnapshot, err) in
                            for document in querySnapshot!.documents { print("\\(document.documentID) => \\(document.data())") }
                        }
                    listener = db.collection("cities").addSnapshotListener { [weak self] querySnapshot, error in
                        guard let snapshot = querySnapshot else { return }
                        snapshot.documentChanges.forEach { diff in
                            if (diff.type == .added) { self?.title = diff.document.data()["name"] as? String }
                            if (diff.type == .modified) { print(diff.oldIndex, diff.newIndex) }
                        }
                        let cities = snapshot.documents.compactMap { try? $0.data(as: City.self) }
                        print(cities.map(\\.name), snapshot.metadata.hasPendingWrites ? "Local" : "Server")
                    }
                    db.collection("cities").document("DC").updateData([
                        "capital": true, "seen": FieldValue.serverTimestamp(), "regions": FieldValue.arrayUnion(["east"]),
                    ]) { _ in }
                    let sfReference = db.collection("cities").document("SF")
                    db.runTransaction({ (transaction, errorPointer) -> Any? in
                        let sfDocument: DocumentSnapshot
                        do {
                            try sfDocument = transaction.getDocument(sfReference)
                        } catch let fetchError as NSError {
                            errorPointer?.pointee = fetchError
                            return nil
                        }
                        guard let oldPopulation = sfDocument.data()?["population"] as? Int else {
                            errorPointer?.pointee = NSError(domain: "AppErrorDomain", code: -1)
                            return nil
                        }
                        transaction.updateData(["population": oldPopulation + 1], forDocument: sfReference)
                        return nil
                    }) { (object, error) in print(object as Any, error as Any) }
                    do { try db.collection("cities").document("LA").setData(from: City(name: "LA")) } catch { print(error) }
                    Task {
                        let snapshot = try await db.collection("cities").getDocuments()
                        for document in snapshot.documents { print(document.documentID) }
                        let city = try await db.collection("cities").document("BJ").getDocument(as: City.self)
                        print(city.name)
                    }

                    self.ref = Database.database().reference()
                    self.ref.child("users").child("a").setValue(["username": "b"])
                    self.ref.child("users/a/username").setValue("b") { (error: Error?, ref: DatabaseReference) in print(ref) }
                    refHandle = self.ref.child("posts").observe(DataEventType.value, with: { snapshot in
                        let postDict = snapshot.value as? [String: AnyObject] ?? [:]
                        print(postDict)
                    })
                    self.ref.child("users").child("a").observeSingleEvent(of: .value, with: { snapshot in
                        let value = snapshot.value as? NSDictionary
                        print(value?["username"] as? String ?? "")
                        for case let child as DataSnapshot in snapshot.children { print(child.key) }
                    }) { error in print(error.localizedDescription) }
                    guard let key = self.ref.child("posts").childByAutoId().key else { return }
                    self.ref.updateChildValues(["/posts/\\(key)": ["title": "t", "at": ServerValue.timestamp()]])
                    self.ref.child("posts").queryOrdered(byChild: "stars").queryLimited(toLast: 5).observe(.childAdded) { _ in }
                    self.ref.runTransactionBlock({ (currentData: MutableData) -> TransactionResult in
                        if var post = currentData.value as? [String: AnyObject] {
                            post["starCount"] = 1 as AnyObject?
                            currentData.value = post
                        }
                        return TransactionResult.success(withValue: currentData)
                    }) { error, committed, snapshot in print(committed) }
                    self.ref.child("posts").removeObserver(withHandle: refHandle)

                    let riversRef = Storage.storage().reference().child("images/rivers.jpg")
                    let metadata = StorageMetadata()
                    metadata.contentType = "image/jpeg"
                    let uploadTask = riversRef.putData(Data(), metadata: metadata) { (metadata, error) in
                        guard let metadata = metadata else { return }
                        print(metadata.size)
                        riversRef.downloadURL { (url, error) in print(url as Any) }
                    }
                    uploadTask.observe(.progress) { snapshot in
                        print(100.0 * Double(snapshot.progress!.completedUnitCount) / Double(snapshot.progress!.totalUnitCount))
                    }
                    uploadTask.observe(.failure) { snapshot in
                        if let error = snapshot.error as? NSError {
                            switch (StorageErrorCode(rawValue: error.code)!) {
                            case .objectNotFound: break
                            default: break
                            }
                        }
                    }
                    riversRef.getData(maxSize: 1 * 1024 * 1024) { data, error in
                        if let data { self.imageView.image = UIImage(data: data) }
                    }
                    riversRef.delete { error in print(error as Any) }
                }
            }
            """
        XCTAssertEqual(try errors(in: "FirebaseFirestore", using: use), "")
    }

    /// The calls of Google's own pages, in the forms of releases 5, 6 and 7.
    func testGoogleSignIn() throws {
        let use = """
            import UIKit

            final class SignIn: UIViewController, GIDSignInDelegate {
                weak var signInButton: GIDSignInButton!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    GIDSignIn.sharedInstance()?.presentingViewController = self
                    GIDSignIn.sharedInstance().delegate = self
                    GIDSignIn.sharedInstance().clientID = "id"
                    GIDSignIn.sharedInstance()?.restorePreviousSignIn()
                    GIDSignIn.sharedInstance().signIn()
                    GIDSignIn.sharedInstance.signIn(with: GIDConfiguration(clientID: "id"), presenting: self) { user, error in
                        guard error == nil, let user = user else { return }
                        print(user.profile?.email ?? "", user.authentication.idToken ?? "")
                    }
                    GIDSignIn.sharedInstance.configuration = GIDConfiguration(clientID: "id")
                    GIDSignIn.sharedInstance.restorePreviousSignIn { user, error in
                        if error != nil || user == nil { self.title = "out" }
                    }
                    GIDSignIn.sharedInstance.signIn(withPresenting: self) { signInResult, error in
                        guard let result = signInResult else { return }
                        print(result.user.profile?.name ?? "", result.user.idToken?.tokenString ?? "")
                    }
                    let button = GIDSignInButton()
                    button.style = .wide
                    button.colorScheme = .dark
                    view.addSubview(button)
                }
                func start() async throws {
                    let result = try await GIDSignIn.sharedInstance.signIn(withPresenting: self)
                    print(result.user.accessToken.tokenString)
                }
                func sign(_ signIn: GIDSignIn!, didSignInFor user: GIDGoogleUser!, withError error: Error!) {
                    if let error = error {
                        if (error as NSError).code == GIDSignInErrorCode.hasNoAuthInKeychain.rawValue { return }
                        print(error.localizedDescription)
                    }
                }
            }
            """
        XCTAssertEqual(try errors(in: "GoogleSignIn", using: use), "")
    }

    /// The calls of Facebook's own pages, and of those before release 5.
    func testFacebook() throws {
        let use = """
            import UIKit

            final class SignIn: UIViewController, LoginButtonDelegate {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let loginButton = FBLoginButton()
                    loginButton.center = view.center
                    loginButton.permissions = ["public_profile", "email"]
                    loginButton.delegate = self
                    view.addSubview(loginButton)
                    if let token = AccessToken.current, !token.isExpired { print(token.tokenString) }
                    LoginManager().logIn(permissions: ["email"], from: self) { result, error in
                        guard let result = result, !result.isCancelled else { return }
                        print(result.token?.tokenString ?? "")
                    }
                    LoginManager().logIn(permissions: [.publicProfile, .email], viewController: self) { loginResult in
                        switch loginResult {
                        case .failed(let error): print(error)
                        case .cancelled: print("cancelled")
                        case .success(let granted, _, let token): print(granted, token?.userID ?? "")
                        }
                    }
                    GraphRequest(graphPath: "me", parameters: ["fields": "id, name"]).start { connection, result, error in
                        print(result as Any)
                    }
                    AppEvents.shared.logEvent(.purchased)
                    FBSDKLoginManager().logIn(withReadPermissions: ["email"], from: self) { result, error in
                        print(result?.isCancelled as Any, FBSDKAccessToken.current()?.tokenString as Any)
                    }
                }
                func loginButton(_ loginButton: FBLoginButton, didCompleteWith result: LoginManagerLoginResult?, error: Error?) {}
                func loginButtonDidLogOut(_ loginButton: FBLoginButton) {}
            }
            final class Delegate: UIResponder, UIApplicationDelegate {
                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    ApplicationDelegate.shared.application(application, didFinishLaunchingWithOptions: options)
                    return true
                }
                func application(
                    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
                ) -> Bool { ApplicationDelegate.shared.application(app, open: url, options: options) }
            }
            """
        XCTAssertEqual(try errors(in: "FBSDKLoginKit", using: use), "")
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
                IQKeyboardManager.shared.keyboardDistanceFromTextField = 20
            }

            """
        XCTAssertEqual(try errors(in: "IQKeyboardManagerSwift", using: use), "")
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
