/// What a colour that Xcode writes into a source as a literal is.
public typealias _ColorLiteralType = UIColor

/// What a picture that Xcode writes into a source as a literal is: `#imageLiteral(resourceName: "Sun")`.
public typealias _ImageLiteralType = UIImage
