import XCTest

@testable import MasuAdapt

/// Kind: documented — the compiler's message since Swift 5.7: an unavailable method was used to satisfy a requirement of
/// `RangeReplaceableCollection`; before, the library's unavailable one, which ends the program, was taken.
final class CollectionTests: XCTestCase {
    func testACollectionGetsWhatReplacesARange() {
        let adapted = Adaptation.adapt(
            "extension Lake: RangeReplaceableCollection {\n    public func append(_ drop: Element) {}\n}\n")
        XCTAssertTrue(
            adapted.contains(
                "public func replaceSubrange<_Elements: Swift.Collection>(_ range: Swift.Range<Index>, with elements: _Elements) "
                    + "where _Elements.Element == Element { fatalError("), adapted)
    }

    func testOthersAreUntouched() {
        for source in [
            "extension Lake: RangeReplaceableCollection { mutating func replaceSubrange<C>(_ r: Range<Int>, with c: C) {} }\n",
            "extension Lake where Drops: RangeReplaceableCollection { func fill() {} }\n",
            "extension Lake: RandomAccessCollection { }\n",
        ] { XCTAssertEqual(Adaptation.adapt(source), source) }
    }
}
