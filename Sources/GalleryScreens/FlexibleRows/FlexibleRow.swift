import UIKit

/// What a row of the flexible-rows screen shows; what is nil is hidden.
struct FlexibleRow {
    var title: String
    var date: String?
    var text: String?
    /// Below the gallery's image address.
    var imagePath: String?
}
