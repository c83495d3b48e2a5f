/// What a colour that Xcode writes into a source as a literal is.
public typealias _ColorLiteralType = UIColor
