import Foundation
@_weakLinked import FoundationNetworking

/// Kinds of traffic that Apple's systems tell the network's hardware; Linux has one kind.
extension URLRequest.NetworkServiceType {
    /// The default kind here, as are the following ones.
    public static var responsiveData: Self { .default }
    public static var avStreaming: Self { .default }
    public static var responsiveAV: Self { .default }
    public static var callSignaling: Self { .default }
}
