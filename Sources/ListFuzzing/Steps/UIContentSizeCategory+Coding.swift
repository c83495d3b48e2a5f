public import UIKit

/// Text sizes are coded by their raw values, as a part of steps.
extension UIContentSizeCategory: Codable {}
