// The image sources that Masu has are part of UIKit, whose pictures are read by them.
@_exported import UIKit
