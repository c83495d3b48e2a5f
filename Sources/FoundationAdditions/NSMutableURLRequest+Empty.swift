import Foundation
@_weakLinked import FoundationNetworking

extension NSMutableURLRequest {
    /// A request without an address, which is set later.
    public convenience init() {
        self.init(url: URL(fileURLWithPath: "/"))
        url = nil
    }
}
