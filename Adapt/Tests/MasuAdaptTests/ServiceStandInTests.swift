import XCTest

@testable import MasuAdapt

/// Kind: documented — the forms in which the pages of Firebase, Google, Facebook and Microsoft show their calls; each has to compile
/// against the stand-in.
final class ServiceStandInTests: StandInTestCase {
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
                    Analytics.logEvent(AnalyticsEventEarnVirtualCurrency, parameters: [AnalyticsParameterVirtualCurrencyName: "a"])
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
            final class Earlier: UIViewController, FBSDKLoginButtonDelegate {
                func show() {
                    let button = FBSDKLoginButton()
                    button.readPermissions = ["email"]
                    button.delegate = self
                    view.addSubview(button)
                }
                func loginButton(
                    _ loginButton: FBSDKLoginButton!, didCompleteWith result: FBSDKLoginManagerLoginResult!, error: Error!
                ) {}
                func loginButtonDidLogOut(_ loginButton: FBSDKLoginButton!) {}
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

    /// Firebase's umbrella brings what is installed; of the modules with data that is what an app uses.
    func testTheUmbrellaBringsWhatIsUsed() {
        func data(_ texts: String...) -> [String] {
            StandIns.firebaseData.keys.sorted().filter {
                StandIns.firebaseUmbrella(of: texts).contains("@_exported import \($0)\n")
            }
        }
        XCTAssertEqual(data("import Firebase\nlet user = Auth.auth().currentUser"), [])
        XCTAssertEqual(data("let db = Firestore.firestore()"), ["FirebaseFirestore"])
        XCTAssertEqual(
            data("let ref = Database.database().reference()", "Storage.storage()"),
            ["FirebaseDatabase", "FirebaseStorage"])
        XCTAssertTrue(StandIns.firebaseUmbrella(of: []).contains("@_exported import FirebaseAuth\n"))
    }

    /// The calls of Firebase's page on values that a server changes.
    func testRemoteConfig() throws {
        let use = """
            import UIKit

            func start() {
                let remoteConfig = RemoteConfig.remoteConfig()
                let settings = RemoteConfigSettings()
                settings.minimumFetchInterval = 0
                remoteConfig.configSettings = settings
                remoteConfig.setDefaults(["welcome": "Hello" as NSObject])
                remoteConfig.setDefaults(fromPlist: "RemoteConfigDefaults")
                remoteConfig.fetch { status, error in
                    if status == .success {
                        remoteConfig.activate { changed, error in print(changed) }
                    } else { print(error?.localizedDescription ?? "No error available.") }
                }
                remoteConfig.fetchAndActivate { status, error in print(status == .error) }
                print(remoteConfig["welcome"].stringValue, remoteConfig.configValue(forKey: "caps").boolValue)
            }
            """
        XCTAssertEqual(try errors(in: "Firebase", using: use), "")
    }

    /// The calls of App Center's page on its start, before and since its release 4, and of its page on events.
    func testAppCenter() throws {
        let use = """
            import UIKit

            func start() {
                MSAppCenter.start("secret", withServices: [MSAnalytics.self, MSCrashes.self])
                AppCenter.start(withAppSecret: "secret", services: [Analytics.self, Crashes.self, Distribute.self])
                MSAnalytics.trackEvent("Opened")
                Analytics.trackEvent("Opened", withProperties: ["name": "lake"])
                if Crashes.hasCrashedInLastSession { print(Crashes.lastSessionCrashReport as Any) }
            }
            """
        XCTAssertEqual(try errors(in: "AppCenterAnalytics", using: use), "")
    }

    /// The calls of Google's pages on banners and advertisements that fill the screen, of the releases 7 and 8.
    func testMobileAds() throws {
        let use = """
            import UIKit

            final class Screen: UIViewController, GADBannerViewDelegate, GADFullScreenContentDelegate {
                var bannerView: GADBannerView!
                private var interstitial: GADInterstitialAd?

                override func viewDidLoad() {
                    super.viewDidLoad()
                    GADMobileAds.sharedInstance().start(completionHandler: nil)
                    bannerView = GADBannerView(adSize: kGADAdSizeSmartBannerPortrait)
                    bannerView = GADBannerView(adSize: GADAdSizeBanner)
                    bannerView.adUnitID = "ca-app-pub-3940256099942544/2934735716"
                    bannerView.rootViewController = self
                    bannerView.delegate = self
                    bannerView.load(GADRequest())
                    GADInterstitialAd.load(withAdUnitID: "a", request: GADRequest()) { [weak self] ad, error in
                        self?.interstitial = ad
                        self?.interstitial?.fullScreenContentDelegate = self
                    }
                }

                func adView(_ bannerView: GADBannerView, didFailToReceiveAdWithError error: GADRequestError) {
                    print(error.localizedDescription)
                }
                func bannerView(_ bannerView: GADBannerView, didFailToReceiveAdWithError error: Error) {}
                func adDidDismissFullScreenContent(_ ad: GADFullScreenPresentingAd) { interstitial = nil }
            }
            """
        XCTAssertEqual(try errors(in: "GoogleMobileAds", using: use), "")
    }

    /// The class of SwinjectStoryboard as its Swift part has it, over the part that is in Objective-C.
    func testTheBaseOfSwinjectStoryboard() throws {
        let use = """
            public class SwinjectStoryboard: _SwinjectStoryboardBase, SwinjectStoryboardProtocol {
                private override init() { super.init() }
                public class func create(name: String, bundle: Bundle?) -> SwinjectStoryboard {
                    let storyboard = SwinjectStoryboard._create(name, bundle: bundle)
                    return storyboard
                }
                public override func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
                    super.instantiateViewController(withIdentifier: identifier)
                }
            }
            """
        XCTAssertEqual(try errors(in: "SwinjectStoryboard", using: use), "")
    }

    /// The functions in place of code that is left out, and their uses where a statement, a value or a condition stood.
    func testCodeThatIsLeftOut() throws {
        let use = """
            import UIKit

            func read() throws -> UIUserInterfaceStyle {
                _leftOut("A.swift:1: no")
                if _leftOutCondition("A.swift:2: no") { throw _LeftOut("A.swift:2: no") }
                let (day, view): (Date, UIView) = (_leftOutValue("A.swift:3: no"), _leftOutValue("A.swift:3: no"))
                print(day, view)
                return _leftOutValue("A.swift:4: no")
            }
            """
        XCTAssertEqual(
            try errors(in: OmittedCode.text(isTest: false, standsIn: false), named: "Rivers", using: use), "")
    }
}
