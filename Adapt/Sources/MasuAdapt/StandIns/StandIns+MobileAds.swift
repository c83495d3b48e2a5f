extension StandIns {
    /// Google's advertisements, by the names that begin with `GAD`, of the releases 7 to 11.
    static let mobileAds = #"""
        // A stand-in for Google Mobile Ads by Masu: no advertisement is loaded, and whoever asks hears of the network's error.
        @_exported import UIKit

        public let kGADSimulatorID = "Simulator"
        public typealias GADRequestError = NSError

        /// The error that every request ends with.
        private func unreachable() -> NSError {
            NSError(
                domain: "com.google.admob", code: 2,
                userInfo: [NSLocalizedDescriptionKey: "Masu shows no advertisements."])
        }

        /// Calls in a later turn, as an answer of a server comes.
        private func later(_ body: @escaping @MainActor () -> Void) {
            nonisolated(unsafe) let body = body
            DispatchQueue.main.async { MainActor.assumeIsolated { body() } }
        }

        public struct GADAdSize: Equatable {
            public var size: CGSize
            public var flags: UInt
            public init() { (size, flags) = (.zero, 0) }
            public init(size: CGSize, flags: UInt) { (self.size, self.flags) = (size, flags) }
        }

        public let GADAdSizeBanner = GADAdSize(size: CGSize(width: 320, height: 50), flags: 0)
        public let GADAdSizeLargeBanner = GADAdSize(size: CGSize(width: 320, height: 100), flags: 0)
        public let GADAdSizeMediumRectangle = GADAdSize(size: CGSize(width: 300, height: 250), flags: 0)
        public let GADAdSizeFullBanner = GADAdSize(size: CGSize(width: 468, height: 60), flags: 0)
        public let GADAdSizeLeaderboard = GADAdSize(size: CGSize(width: 728, height: 90), flags: 0)
        public let GADAdSizeFluid = GADAdSize(size: CGSize(width: 320, height: 50), flags: 0)
        public let kGADAdSizeBanner = GADAdSizeBanner
        public let kGADAdSizeLargeBanner = GADAdSizeLargeBanner
        public let kGADAdSizeMediumRectangle = GADAdSizeMediumRectangle
        public let kGADAdSizeFullBanner = GADAdSizeFullBanner
        public let kGADAdSizeLeaderboard = GADAdSizeLeaderboard
        @MainActor public var kGADAdSizeSmartBannerPortrait: GADAdSize {
            GADPortraitAnchoredAdaptiveBannerAdSizeWithWidth(UIScreen.main.bounds.width)
        }
        @MainActor public var kGADAdSizeSmartBannerLandscape: GADAdSize { kGADAdSizeSmartBannerPortrait }

        public func GADAdSizeFromCGSize(_ size: CGSize) -> GADAdSize { GADAdSize(size: size, flags: 0) }
        public func CGSizeFromGADAdSize(_ size: GADAdSize) -> CGSize { size.size }
        public func GADPortraitAnchoredAdaptiveBannerAdSizeWithWidth(_ width: CGFloat) -> GADAdSize {
            GADAdSize(size: CGSize(width: width, height: 50), flags: 0)
        }
        public func GADLandscapeAnchoredAdaptiveBannerAdSizeWithWidth(_ width: CGFloat) -> GADAdSize {
            GADAdSize(size: CGSize(width: width, height: 32), flags: 0)
        }
        public func GADCurrentOrientationAnchoredAdaptiveBannerAdSizeWithWidth(_ width: CGFloat) -> GADAdSize {
            GADPortraitAnchoredAdaptiveBannerAdSizeWithWidth(width)
        }

        open class GADInitializationStatus: NSObject {}

        open class GADRequestConfiguration: NSObject {
            public var testDeviceIdentifiers: [String]?
            public var maxAdContentRating: String?
            public func tag(forChildDirectedTreatment isChildDirected: Bool) {}
        }

        open class GADMobileAds: NSObject {
            nonisolated(unsafe) private static let shared = GADMobileAds()
            public let requestConfiguration = GADRequestConfiguration()
            public var applicationMuted = false
            public var applicationVolume: Float = 1
            public let initializationStatus = GADInitializationStatus()

            public class func sharedInstance() -> GADMobileAds { shared }
            public class func configure(withApplicationID identifier: String) {}
            public func start(completionHandler: ((GADInitializationStatus) -> Void)? = nil) {
                if let completionHandler { later { completionHandler(GADInitializationStatus()) } }
            }
            public func disableSDKCrashReporting() {}
        }

        open class GADRequest: NSObject {
            public var testDevices: [Any]?
            public var keywords: [Any]?
            public var contentURL: String?
            public func register(_ extras: Any) {}
        }

        open class GADExtras: NSObject {
            public var additionalParameters: [AnyHashable: Any]?
        }

        public protocol GADBannerViewDelegate: NSObjectProtocol {
            func adViewDidReceiveAd(_ bannerView: GADBannerView)
            func adView(_ bannerView: GADBannerView, didFailToReceiveAdWithError error: GADRequestError)
            func adViewWillPresentScreen(_ bannerView: GADBannerView)
            func adViewWillDismissScreen(_ bannerView: GADBannerView)
            func adViewDidDismissScreen(_ bannerView: GADBannerView)
            func adViewWillLeaveApplication(_ bannerView: GADBannerView)
            func bannerViewDidReceiveAd(_ bannerView: GADBannerView)
            func bannerView(_ bannerView: GADBannerView, didFailToReceiveAdWithError error: any Error)
            func bannerViewDidRecordImpression(_ bannerView: GADBannerView)
            func bannerViewDidRecordClick(_ bannerView: GADBannerView)
            func bannerViewWillPresentScreen(_ bannerView: GADBannerView)
            func bannerViewWillDismissScreen(_ bannerView: GADBannerView)
            func bannerViewDidDismissScreen(_ bannerView: GADBannerView)
        }

        extension GADBannerViewDelegate {
            public func adViewDidReceiveAd(_ bannerView: GADBannerView) {}
            public func adView(_ bannerView: GADBannerView, didFailToReceiveAdWithError error: GADRequestError) {}
            public func adViewWillPresentScreen(_ bannerView: GADBannerView) {}
            public func adViewWillDismissScreen(_ bannerView: GADBannerView) {}
            public func adViewDidDismissScreen(_ bannerView: GADBannerView) {}
            public func adViewWillLeaveApplication(_ bannerView: GADBannerView) {}
            public func bannerViewDidReceiveAd(_ bannerView: GADBannerView) {}
            public func bannerView(_ bannerView: GADBannerView, didFailToReceiveAdWithError error: any Error) {}
            public func bannerViewDidRecordImpression(_ bannerView: GADBannerView) {}
            public func bannerViewDidRecordClick(_ bannerView: GADBannerView) {}
            public func bannerViewWillPresentScreen(_ bannerView: GADBannerView) {}
            public func bannerViewWillDismissScreen(_ bannerView: GADBannerView) {}
            public func bannerViewDidDismissScreen(_ bannerView: GADBannerView) {}
        }

        /// An empty view of an advertisement's size.
        open class GADBannerView: UIView {
            public var adUnitID: String?
            public weak var rootViewController: UIViewController?
            public weak var delegate: (any GADBannerViewDelegate)?
            public var adSize = GADAdSizeBanner { didSet { invalidateIntrinsicContentSize() } }
            public var isAutoloadEnabled = false

            public convenience init(adSize: GADAdSize) { self.init(adSize: adSize, origin: .zero) }
            public convenience init(adSize: GADAdSize, origin: CGPoint) {
                self.init(frame: CGRect(origin: origin, size: adSize.size))
                self.adSize = adSize
            }

            open override var intrinsicContentSize: CGSize { adSize.size }

            open func load(_ request: GADRequest?) {
                later { [weak self] in
                    guard let self else { return }
                    self.delegate?.adView(self, didFailToReceiveAdWithError: unreachable())
                    self.delegate?.bannerView(self, didFailToReceiveAdWithError: unreachable())
                }
            }
        }

        public protocol GADFullScreenPresentingAd: NSObjectProtocol {}

        public protocol GADFullScreenContentDelegate: NSObjectProtocol {
            func adDidRecordImpression(_ ad: any GADFullScreenPresentingAd)
            func adDidRecordClick(_ ad: any GADFullScreenPresentingAd)
            func ad(
                _ ad: any GADFullScreenPresentingAd, didFailToPresentFullScreenContentWithError error: any Error)
            func adWillPresentFullScreenContent(_ ad: any GADFullScreenPresentingAd)
            func adDidPresentFullScreenContent(_ ad: any GADFullScreenPresentingAd)
            func adWillDismissFullScreenContent(_ ad: any GADFullScreenPresentingAd)
            func adDidDismissFullScreenContent(_ ad: any GADFullScreenPresentingAd)
        }

        extension GADFullScreenPresentingAd {
            public func adDidRecordImpression(_ ad: any GADFullScreenPresentingAd) {}
            public func adDidRecordClick(_ ad: any GADFullScreenPresentingAd) {}
            public func ad(
                _ ad: any GADFullScreenPresentingAd, didFailToPresentFullScreenContentWithError error: any Error) {}
            public func adWillPresentFullScreenContent(_ ad: any GADFullScreenPresentingAd) {}
            public func adDidPresentFullScreenContent(_ ad: any GADFullScreenPresentingAd) {}
            public func adWillDismissFullScreenContent(_ ad: any GADFullScreenPresentingAd) {}
            public func adDidDismissFullScreenContent(_ ad: any GADFullScreenPresentingAd) {}
        }

        extension GADFullScreenContentDelegate {
            public func adDidRecordImpression(_ ad: any GADFullScreenPresentingAd) {}
            public func adDidRecordClick(_ ad: any GADFullScreenPresentingAd) {}
            public func ad(
                _ ad: any GADFullScreenPresentingAd, didFailToPresentFullScreenContentWithError error: any Error
            ) {}
            public func adWillPresentFullScreenContent(_ ad: any GADFullScreenPresentingAd) {}
            public func adDidPresentFullScreenContent(_ ad: any GADFullScreenPresentingAd) {}
            public func adWillDismissFullScreenContent(_ ad: any GADFullScreenPresentingAd) {}
            public func adDidDismissFullScreenContent(_ ad: any GADFullScreenPresentingAd) {}
        }

        open class GADInterstitialAd: NSObject, GADFullScreenPresentingAd {
            public weak var fullScreenContentDelegate: (any GADFullScreenContentDelegate)?

            public class func load(
                withAdUnitID adUnitID: String, request: GADRequest?,
                completionHandler: @escaping (GADInterstitialAd?, (any Error)?) -> Void
            ) { later { completionHandler(nil, unreachable()) } }
            public func present(fromRootViewController rootViewController: UIViewController) {}
        }

        public protocol GADInterstitialDelegate: NSObjectProtocol {
            func interstitialDidReceiveAd(_ ad: GADInterstitial)
            func interstitial(_ ad: GADInterstitial, didFailToReceiveAdWithError error: GADRequestError)
            func interstitialWillPresentScreen(_ ad: GADInterstitial)
            func interstitialDidFail(toPresentScreen ad: GADInterstitial)
            func interstitialWillDismissScreen(_ ad: GADInterstitial)
            func interstitialDidDismissScreen(_ ad: GADInterstitial)
            func interstitialWillLeaveApplication(_ ad: GADInterstitial)
        }

        extension GADInterstitialDelegate {
            public func interstitialDidReceiveAd(_ ad: GADInterstitial) {}
            public func interstitial(_ ad: GADInterstitial, didFailToReceiveAdWithError error: GADRequestError) {}
            public func interstitialWillPresentScreen(_ ad: GADInterstitial) {}
            public func interstitialDidFail(toPresentScreen ad: GADInterstitial) {}
            public func interstitialWillDismissScreen(_ ad: GADInterstitial) {}
            public func interstitialDidDismissScreen(_ ad: GADInterstitial) {}
            public func interstitialWillLeaveApplication(_ ad: GADInterstitial) {}
        }

        open class GADInterstitial: NSObject {
            public let adUnitID: String?
            public weak var delegate: (any GADInterstitialDelegate)?
            public var isReady: Bool { false }
            public var hasBeenUsed: Bool { false }

            public init(adUnitID: String) { self.adUnitID = adUnitID }
            public func load(_ request: GADRequest?) {
                later { [weak self] in
                    guard let self else { return }
                    self.delegate?.interstitial(self, didFailToReceiveAdWithError: unreachable())
                }
            }
            public func present(fromRootViewController rootViewController: UIViewController) {}
        }

        open class GADAdReward: NSObject {
            public let type = ""
            public let amount = NSDecimalNumber.zero
        }

        open class GADRewardedAd: NSObject, GADFullScreenPresentingAd {
            public weak var fullScreenContentDelegate: (any GADFullScreenContentDelegate)?
            public let adReward = GADAdReward()

            public class func load(
                withAdUnitID adUnitID: String, request: GADRequest?,
                completionHandler: @escaping (GADRewardedAd?, (any Error)?) -> Void
            ) { later { completionHandler(nil, unreachable()) } }
            public func present(
                fromRootViewController rootViewController: UIViewController, userDidEarnRewardHandler: @escaping () -> Void
            ) {}
        }
        """#
}
