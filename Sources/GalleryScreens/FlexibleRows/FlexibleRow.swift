import UIKit

/// The content of a row of the flexible-rows screen; nil parts are hidden.
struct FlexibleRow {
    var title: String
    var date: String?
    var text: String?
    /// The picture's path below the gallery's image address.
    var imagePath: String?
}
