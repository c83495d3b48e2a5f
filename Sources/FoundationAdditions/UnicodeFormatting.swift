import Foundation
import _FoundationICU

/// Texts of numbers with units, of times relative to now and of lists, in a language's words: the only file that talks to
/// ICU's formatters.
enum UnicodeFormatting {
    /// A number as a skeleton of ICU's says, such as `unit/hour unit-width-full-name`; nil where there is none.
    static func text(of number: Double, skeleton: String, locale: Locale) -> String? {
        var status = U_ZERO_ERROR
        let skeleton = Array(skeleton.utf16)
        guard
            let formatter = swift_unumf_openForSkeletonAndLocale(
                skeleton, Int32(skeleton.count), locale.identifier, &status), status.rawValue <= U_ZERO_ERROR.rawValue
        else { return nil }
        defer { swift_unumf_close(formatter) }
        guard let result = swift_unumf_openResult(&status) else { return nil }
        defer { swift_unumf_closeResult(result) }
        swift_unumf_formatDouble(formatter, number, result, &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
        return read { swift_unumf_resultToString(result, $0, $1, &$2) }
    }

    enum Width {
        case full, short, narrow
    }

    /// `in 3 days`, or where the language has a word for it and one is wanted, `tomorrow`.
    static func relativeText(
        _ offset: Double, _ unit: Calendar.Component, width: Width, isNamed: Bool, locale: Locale
    ) -> String? {
        guard let kind = relativeUnit(unit) else { return nil }
        let style =
            switch width {
            case .full: UDAT_STYLE_LONG
            case .short: UDAT_STYLE_SHORT
            case .narrow: UDAT_STYLE_NARROW
            }
        var status = U_ZERO_ERROR
        guard
            let formatter = swift_ureldatefmt_open(
                locale.identifier, nil, style, UDISPCTX_CAPITALIZATION_NONE, &status)
        else { return nil }
        defer { swift_ureldatefmt_close(formatter) }
        return read { buffer, capacity, status in
            isNamed
                ? swift_ureldatefmt_format(formatter, offset, kind, buffer, capacity, &status)
                : swift_ureldatefmt_formatNumeric(formatter, offset, kind, buffer, capacity, &status)
        }
    }

    private static func relativeUnit(_ unit: Calendar.Component) -> URelativeDateTimeUnit? {
        switch unit {
        case .year: UDAT_REL_UNIT_YEAR
        case .quarter: UDAT_REL_UNIT_QUARTER
        case .month: UDAT_REL_UNIT_MONTH
        case .weekOfMonth, .weekOfYear: UDAT_REL_UNIT_WEEK
        case .day: UDAT_REL_UNIT_DAY
        case .hour: UDAT_REL_UNIT_HOUR
        case .minute: UDAT_REL_UNIT_MINUTE
        case .second: UDAT_REL_UNIT_SECOND
        default: nil
        }
    }

    /// `a, b, and c`; of units, `a, b, c`.
    static func list(_ parts: [String], ofUnits: Bool, width: Width, locale: Locale) -> String {
        var status = U_ZERO_ERROR
        let wide =
            switch width {
            case .full: ULISTFMT_WIDTH_WIDE
            case .short: ULISTFMT_WIDTH_SHORT
            case .narrow: ULISTFMT_WIDTH_NARROW
            }
        guard parts.count > 1,
            let formatter = swift_ulistfmt_openForType(
                locale.identifier, ofUnits ? ULISTFMT_TYPE_UNITS : ULISTFMT_TYPE_AND, wide, &status)
        else { return parts.first ?? "" }
        defer { swift_ulistfmt_close(formatter) }
        let texts = parts.map { text in
            let units = Array(text.utf16)
            let copy = UnsafeMutablePointer<UInt16>.allocate(capacity: max(1, units.count))
            copy.initialize(from: units, count: units.count)
            return copy
        }
        defer { for text in texts { text.deallocate() } }
        let lengths = parts.map { Int32($0.utf16.count) }
        let pointers = texts.map { Optional(UnsafePointer($0)) }
        return read { swift_ulistfmt_format(formatter, pointers, lengths, Int32(parts.count), $0, $1, &$2) }
            ?? parts.joined(separator: ", ")
    }

    /// The text that a call writes into a buffer that grows once to the length that it wants.
    private static func read(
        _ write: (UnsafeMutablePointer<UInt16>, Int32, inout UErrorCode) -> Int32
    ) -> String? {
        var capacity: Int32 = 128
        for _ in 0..<2 {
            var status = U_ZERO_ERROR
            var buffer = [UInt16](repeating: 0, count: Int(capacity))
            let length = buffer.withUnsafeMutableBufferPointer { units in
                units.baseAddress.map { write($0, capacity, &status) } ?? -1
            }
            if status == U_BUFFER_OVERFLOW_ERROR {
                capacity = length + 1
                continue
            }
            guard status.rawValue <= U_ZERO_ERROR.rawValue, length >= 0 else { return nil }
            return String(decoding: buffer[..<Int(length)], as: UTF16.self)
        }
        return nil
    }
}
