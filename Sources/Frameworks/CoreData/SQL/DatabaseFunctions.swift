import CSQLite
import Foundation
import Predicates

/// Functions and collations that predicates and sort descriptors need beyond SQLite's own: texts compare as in memory.
enum DatabaseFunctions {
    /// The collations of a text's comparisons, by the method that a sort descriptor names.
    static let collations: [String: (String, String) -> ComparisonResult] = [
        "MasuCompare": { $0.compare($1) },
        "NSCollateNoCase": { $0.caseInsensitiveCompare($1) },
        "NSCollateLocaleSensitive": { $0.localizedCompare($1) },
        "NSCollateLocaleSensitiveNoCase": { $0.localizedCaseInsensitiveCompare($1) },
        "NSCollateFinderlike": { $0.localizedStandardCompare($1) },
    ]

    static func collation(ofMethod method: String) -> String? {
        switch method {
        case _ where method.contains("localizedCaseInsensitiveCompare"): "NSCollateLocaleSensitiveNoCase"
        case _ where method.contains("caseInsensitiveCompare"): "NSCollateNoCase"
        case _ where method.contains("localizedStandardCompare"): "NSCollateFinderlike"
        case _ where method.contains("localizedCompare"): "NSCollateLocaleSensitive"
        default: nil
        }
    }

    private final class Comparison {
        let compare: (String, String) -> ComparisonResult
        init(_ compare: @escaping (String, String) -> ComparisonResult) { self.compare = compare }
    }

    static func register(in handle: OpaquePointer) {
        for (name, compare) in collations.sorted(by: { $0.key < $1.key }) {
            let box = Unmanaged.passRetained(Comparison(compare)).toOpaque()
            sqlite3_create_collation_v2(
                handle, name, SQLITE_UTF8, box,
                { box, leftCount, left, rightCount, right in
                    guard let box, let left, let right else { return 0 }
                    let texts = (DatabaseFunctions.text(left, leftCount), DatabaseFunctions.text(right, rightCount))
                    let compare = Unmanaged<Comparison>.fromOpaque(box).takeUnretainedValue().compare
                    return Int32(compare(texts.0, texts.1).rawValue)
                }, { box in box.map { Unmanaged<Comparison>.fromOpaque($0).release() } })
        }
        // Comparisons of texts with their options: operator, options (1 case, 2 accents), left, right.
        sqlite3_create_function_v2(
            handle, "NSCoreDataStringSearch", 4, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nil,
            { context, _, values in
                guard let values, let left = values[2], let right = values[3] else { return }
                guard sqlite3_value_type(left) != SQLITE_NULL, sqlite3_value_type(right) != SQLITE_NULL else {
                    return sqlite3_result_int(context, 0)
                }
                let number = Int(sqlite3_value_int(values[0]))
                let options = Int(sqlite3_value_int(values[1]))
                let result = TextComparison.holds(
                    number, options: options, DatabaseFunctions.value(left), DatabaseFunctions.value(right))
                sqlite3_result_int(context, result ? 1 : 0)
            }, nil, nil, nil)
        let transforms: [(String, (String) -> String)] = [
            ("MasuUpper", { $0.uppercased() }), ("MasuLower", { $0.lowercased() }),
        ]
        for (name, transform) in transforms {
            let box = Unmanaged.passRetained(Transform(transform)).toOpaque()
            sqlite3_create_function_v2(
                handle, name, 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, box,
                { context, _, values in
                    guard let values, let argument = values[0], sqlite3_value_type(argument) != SQLITE_NULL,
                        let box = sqlite3_user_data(context)
                    else { return sqlite3_result_null(context) }
                    let text = Unmanaged<Transform>.fromOpaque(box).takeUnretainedValue().transform(
                        DatabaseFunctions.value(argument))
                    sqlite3_result_text(context, text, -1, unsafeBitCast(-1, to: sqlite3_destructor_type.self))
                }, nil, nil, { box in box.map { Unmanaged<Transform>.fromOpaque($0).release() } })
        }
    }

    private final class Transform {
        let transform: (String) -> String
        init(_ transform: @escaping (String) -> String) { self.transform = transform }
    }

    private static func text(_ bytes: UnsafeRawPointer, _ count: Int32) -> String {
        String(decoding: UnsafeRawBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
    }

    private static func value(_ value: OpaquePointer) -> String {
        guard let bytes = sqlite3_value_text(value) else { return "" }
        return String(
            decoding: UnsafeBufferPointer(start: bytes, count: Int(sqlite3_value_bytes(value))), as: UTF8.self)
    }
}
