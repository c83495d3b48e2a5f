/// The type of a colour literal that Xcode writes into a source.
public typealias _ColorLiteralType = UIColor

/// The type of an image literal that Xcode writes into a source: `#imageLiteral(resourceName: "Sun")`.
public typealias _ImageLiteralType = UIImage
