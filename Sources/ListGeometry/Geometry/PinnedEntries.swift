/// The positions of floating headers and footers, all in points of content coordinates.
public enum PinnedEntries {
    /// The offset of a header that floats at the top of what is visible while its section is.
    ///
    /// It stays between its own place and the section's footer: y = min(max(own, visible top), section end − footer −
    /// header).
    public static func headerOffset(
        own: Double, length: Double, visibleStart: Double, sectionEnd: Double, footerLength: Double
    ) -> Double {
        min(max(own, visibleStart), sectionEnd - footerLength - length)
    }

    /// The offset of a footer that floats at the bottom of what is visible while its section is.
    ///
    /// It stays between the section's header and its own place: the header's rule upside down.
    public static func footerOffset(
        own: Double, length: Double, visibleEnd: Double, sectionStart: Double, headerLength: Double
    ) -> Double {
        max(min(own, visibleEnd - length), sectionStart + headerLength)
    }
}

extension ListGeometry {
    /// The offset of a section's header floating in the visible part of the viewport (the adjusted insets taken off).
    public func pinnedHeaderOffset(section: Int, visible: Range<Double>) -> Double {
        let header = extent(ofHeader: section)
        let footer = extent(ofFooter: section)
        return PinnedEntries.headerOffset(
            own: header.offset, length: header.length, visibleStart: visible.lowerBound, sectionEnd: footer.end,
            footerLength: footer.length)
    }

    /// The offset of a section's footer floating in the visible part of the viewport (the adjusted insets taken off).
    public func pinnedFooterOffset(section: Int, visible: Range<Double>) -> Double {
        let header = extent(ofHeader: section)
        let footer = extent(ofFooter: section)
        return PinnedEntries.footerOffset(
            own: footer.offset, length: footer.length, visibleEnd: visible.upperBound, sectionStart: header.offset,
            headerLength: header.length)
    }
}
