import Foundation
import UIKit

extension ScreenSession {
    /// Pictures of the screen by the end of their names: what is seen first, and of a list the whole content.
    func pictures() throws -> [(suffix: String, png: Data)] {
        guard let table = tableView else { return [("", try screen.png())] }
        _ = try measuredRows()
        let first = try screen.png()
        let inset = table.adjustedContentInset
        let whole = table.contentSize.height + inset.top + inset.bottom
        guard whole > table.bounds.height else { return [("", first)] }
        let frame = host.window.frame
        defer {
            host.window.frame = frame
            host.settle()
        }
        // Pictures have a largest size; of a very long list the beginning is drawn.
        host.window.frame.size.height = min(whole, 24_000 / CGFloat(host.scale))
        awaitNetwork()
        return [("", first), ("-whole", try screen.png())]
    }
}
