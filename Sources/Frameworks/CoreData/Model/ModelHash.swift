import Digests
import Foundation

enum ModelHash {
    /// SHA-256.
    static func data(of text: String) -> Data {
        var digest = RunningDigest(.sha256)
        Array(text.utf8).withUnsafeBytes { digest.add($0) }
        return Data(digest.digest())
    }
}
