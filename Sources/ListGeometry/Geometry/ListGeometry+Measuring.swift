extension ListGeometry {
    /// Takes the real length of an entry; everything after it moves by the change that is returned. O(log rows).
    @discardableResult
    public mutating func setMeasured(_ length: Double, for entry: ListEntry) -> Double {
        change(entry) { ExtentContent(estimate: $0.estimate, measured: ExtentContent.checked(length)) }
    }

    /// Gives an entry an estimate of its own, or with nil the default one; a measured or fixed entry stays as it is.
    @discardableResult
    public mutating func setEstimate(_ estimate: Double?, for entry: ListEntry) -> Double {
        change(entry) {
            let estimate = estimate.map(ExtentContent.checked) ?? -1
            return $0.isFixed ? $0 : ExtentContent(estimate: estimate, measured: $0.measured)
        }
    }

    /// Forgets the measured length of an entry, which then has its estimate again; a fixed length stays.
    @discardableResult
    public mutating func reset(_ entry: ListEntry) -> Double {
        change(entry) { $0.withoutMeasurement }
    }

    /// Forgets the measured length of an entry but keeps that length as its estimate, so that nothing moves.
    public mutating func resetKeepingLength(_ entry: ListEntry) {
        _ = change(entry) { $0.withMeasurementAsEstimate }
    }

    /// Gives a row its measured length in points; returns the change of its length.
    @discardableResult
    public mutating func setMeasured(_ length: Double, row: RowPosition) -> Double {
        setMeasured(length, for: .row(row))
    }

    /// Gives a row an estimate in points, or with nil the default one; returns the change of its length.
    @discardableResult
    public mutating func setEstimate(_ estimate: Double?, row: RowPosition) -> Double {
        setEstimate(estimate, for: .row(row))
    }

    /// Forgets a row's measured length, so that its estimate counts again; returns the change of its length.
    @discardableResult
    public mutating func reset(row: RowPosition) -> Double { reset(.row(row)) }

    /// Sets the space before a section's header.
    @discardableResult
    public mutating func setTopPadding(_ length: Double, section: Int) -> Double {
        replace(itemRange(ofSection: section).lowerBound, ExtentContent(.fixed(length)))
    }

    /// Sets the space after a section's footer.
    @discardableResult
    public mutating func setBottomPadding(_ length: Double, section: Int) -> Double {
        replace(itemRange(ofSection: section).upperBound - 1, ExtentContent(.fixed(length)))
    }

    /// Takes an extent for an entry, whatever was known of it; `.fixed(0)` takes a header or footer away.
    @discardableResult
    public mutating func setExtent(_ extent: Extent, for entry: ListEntry) -> Double {
        replace(itemIndex(of: entry), ExtentContent(extent))
    }

    /// Forgets all measured lengths of rows, headers and footers, which then have their estimates again. O(rows known).
    public mutating func resetAllMeasurements() {
        items.mapContents { $0.withoutMeasurement }
    }

    /// Forgets all measured lengths but keeps them as estimates, so that nothing moves. O(rows known).
    public mutating func resetAllMeasurementsKeepingLengths() {
        items.mapContents { $0.withMeasurementAsEstimate }
    }

    // MARK: - Items

    private mutating func change(_ entry: ListEntry, _ transform: (ExtentContent) -> ExtentContent) -> Double {
        FixedPoint.points(items.change(itemIndex(of: entry), transform).length(default: defaultUnits))
    }

    private mutating func replace(_ index: Int, _ content: ExtentContent) -> Double {
        FixedPoint.points(items.change(index) { _ in content }.length(default: defaultUnits))
    }
}
