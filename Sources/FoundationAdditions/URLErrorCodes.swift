import Foundation

/// Codes of errors of loading, for adapted sources.
public enum _URLErrorCodes {
    /// The code of a number; `unknown` for a number that Foundation has no name for.
    public static func code(rawValue: Int) -> URLError.Code { URLError.Code(rawValue: rawValue) ?? .unknown }
}
