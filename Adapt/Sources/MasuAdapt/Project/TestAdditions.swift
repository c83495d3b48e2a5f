/// Forms of XCTest that Linux's lacks, beside each module's tests.
enum TestAdditions {
    static let file = "TestAdditions.swift"

    /// Waiting without an end, which Xcode's XCTest offers since 14.3.
    static let text = """
        import XCTest

        extension XCTestCase {
            /// A year, which nobody waits for: Linux's XCTest wants a number that dates can be made of.
            private static var longest: TimeInterval { 365 * 86400 }

            func wait(for expectations: [XCTestExpectation], enforceOrder: Bool = false) {
                wait(for: expectations, timeout: Self.longest, enforceOrder: enforceOrder)
            }

            func fulfillment(of expectations: [XCTestExpectation], enforceOrder: Bool = false) async {
                await fulfillment(of: expectations, timeout: Self.longest, enforceOrder: enforceOrder)
            }
        }

        """
}
