// Core Text's font manager is part of UIKit, which finds fonts by the names that are registered there.
@_exported import UIKit

/// A typeface in a size: Core Text's and UIKit's fonts are one.
public typealias CTFont = UIFont
public typealias CTFontDescriptor = UIFontDescriptor

/// The font of a name, or the system's where there is none of the name.
///
/// - Parameters:
///   - size: points; 0 for 12, as documented.
///   - matrix: kept for the signature: a font that is skewed or scaled by it isn't here, and ends the program.
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?)
    -> CTFont
{
    precondition(
        matrix.map { $0.pointee.isIdentity } ?? true, "CTFontCreateWithName: fonts with a matrix aren't in Masu.")
    let points = size == 0 ? 12 : size
    return UIFont(name: "\(name)", size: points) ?? .systemFont(ofSize: points)
}

/// The font of a descriptor.
///
/// - Parameters:
///   - size: points; 0 for the descriptor's.
///   - matrix: as for `CTFontCreateWithName`.
public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    precondition(
        matrix.map { $0.pointee.isIdentity } ?? true,
        "CTFontCreateWithFontDescriptor: fonts with a matrix aren't in Masu.")
    return UIFont(descriptor: descriptor, size: size)
}

/// Points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }

/// Points above the base line.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }

/// Points below the base line, more than 0.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }

/// Points between two lines.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }

/// Points from the base line to the top of a capital.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }

/// Points from the base line to the top of an x.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }

public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName as NSString }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName as NSString }
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }
