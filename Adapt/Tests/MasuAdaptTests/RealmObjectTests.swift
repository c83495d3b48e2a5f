import XCTest

@testable import MasuAdapt

/// Kind: documented — Realm's changelog: its releases before 5 wanted two initialisers of each class with one of its own.
final class RealmObjectTests: XCTestCase {
    func testInitialisersThatOnlyRealmCallsAreLeftOut() {
        let adapted = Adaptation.adapt(
            """
            import RealmSwift
            class Lake: Object {
                required init() { super.init() }
                required init(realm: RLMRealm, schema: RLMObjectSchema) { super.init(realm: realm, schema: schema) }
                required init(value: Any, schema: RLMSchema) { super.init(value: value, schema: schema) }
                convenience init(depth: Int) { self.init() }
            }

            """)
        XCTAssertFalse(adapted.contains("RLM"), adapted)
        XCTAssertTrue(adapted.contains("required init() {"), adapted)
        XCTAssertTrue(adapted.contains("init(depth: Int)"), adapted)
    }
}
