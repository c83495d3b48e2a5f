import Foundation
import XCTest

@testable import MasuAdapt

/// Kind: documented — the answers that Firebase's pages on Firestore describe, by a program with the stand-in.
final class FirestoreTests: XCTestCase {
    private let folder = TestFolder.make()

    override func tearDownWithError() throws { try? FileManager.default.removeItem(at: folder) }

    func testAnswers() throws {
        let statements =
            [writes, queries, listeners, codable].joined(separator: "\n") + """

                await writes()
                await queries()
                await listeners()
                await codable()
                """
        let output = try StandInProgram.output(
            of: Self.printing + statements, with: ["FirebaseCore", "FirebaseSharedSwift", "FirebaseFirestore"],
            in: folder)
        XCTAssertEqual(output, expected)
    }

    /// Values in one form: keys by the alphabet.
    static let printing = """
        func told(_ value: Any?) -> String {
            switch value {
            case nil: "nil"
            case is NSNull: "null"
            case let map as [String: Any]:
                "{" + map.keys.sorted().map { "\\($0): \\(told(map[$0]))" }.joined(separator: ", ") + "}"
            case let list as [Any]: "[" + list.map { told($0) }.joined(separator: ", ") + "]"
            case let value?: "\\(value)"
            }
        }
        @MainActor func error(_ work: @MainActor () async throws -> Void) async -> String {
            do { try await work() } catch { return "\\((error as NSError).domain) \\((error as NSError).code)" }
            return "no error"
        }
        let db = Firestore.firestore()

        """

    private let writes = """
        @MainActor func writes() async {
            let city = db.collection("cities").document("LA")
            print(city.path, city.parent.path, city.documentID, city.collection("landmarks").parent == city)
            print((try? await city.getDocument().exists) as Any)
            print(await error { try await city.updateData(["name": "LA"]) })
            try? await city.setData(["name": "Los Angeles", "size": ["area": 1, "people": 2], "tags": ["a", "b"]])
            try? await city.setData(["size": ["people": 3], "sea": true], merge: true)
            print(told(try? await city.getDocument().data()))
            try? await city.updateData([
                "size.area": FieldValue.increment(Int64(5)), "sea": FieldValue.delete(),
                "tags": FieldValue.arrayUnion(["b", "c"]), FieldPath(["a.b"]): 1.5,
            ])
            print(told(try? await city.getDocument().data()))
            try? await city.setData(["name": "L.A.", "size": ["area": 7]], mergeFields: ["size.area"])
            try? await city.updateData(["tags": FieldValue.arrayRemove(["a"]), "size.people": FieldValue.increment(0.5)])
            print(told(try? await city.getDocument().data()))
            let snapshot = try! await city.getDocument()
            print(told(snapshot.get("size.area")), told(snapshot[FieldPath(["a.b"])]), snapshot["none"] as Any)
            try? await city.setData(["born": Date(timeIntervalSince1970: 2), "at": GeoPoint(latitude: 1, longitude: 2)])
            let data = try! await city.getDocument().data()!
            print((data["born"] as! Timestamp).seconds, (data["at"] as! GeoPoint).longitude, data.count)

            let batch = db.batch()
            batch.setData(["n": 1], forDocument: db.document("cities/SF"))
            batch.updateData(["n": 1], forDocument: db.document("cities/none"))
            print(await error { try await batch.commit() }, try! await db.document("cities/SF").getDocument().exists)
            print(await error { _ = try await db.document("cities/SF").getDocument(source: .cache) })

            try? await city.setData(["population": 10])
            let result = try? await db.runTransaction { transaction, pointer in
                guard let document = try? transaction.getDocument(city) else { return nil }
                let old = document["population"] as? Int ?? 0
                transaction.updateData(["population": old + 1], forDocument: city)
                return old + 1
            }
            print(told(result as Any?), told(try? await city.getDocument().data()))
            print(await error {
                try await db.runTransaction { _, pointer in
                    pointer?.pointee = NSError(domain: "Full", code: -1)
                    return nil
                }
            })
            try? await city.delete()
            print(try! await city.getDocument().exists, try! await city.getDocument().data() == nil)
            let added = try! await db.collection("new").addDocument(data: [:])
            print(added.documentID.count, added.documentID < db.collection("new").document().documentID)
        }
        """

    private let queries = """
        @MainActor func names(_ query: Query) async -> String {
            try! await query.getDocuments().documents.map(\\.documentID).joined(separator: " ")
        }
        @MainActor func queries() async {
            let all = db.collection("q")
            let values: [(String, Any)] = [
                ("null", NSNull()), ("false", false), ("true", true), ("nan", Double.nan), ("-1", -1), ("1", 1.0), ("2", 2),
                ("time", Timestamp(seconds: 1, nanoseconds: 0)), ("A", "A"), ("a", "a"), ("data", Data([1])),
                ("reference", db.document("q/a")), ("place", GeoPoint(latitude: 0, longitude: 0)), ("list", [1, 2]),
                ("map", ["a": 1]),
            ]
            for (name, value) in values { try? await all.document(name).setData(["v": value, "t": [name, "x"]]) }
            try? await all.document("none").setData(["w": 1])
            print(await names(all.order(by: "v")))
            print(await names(all.order(by: "v", descending: true).limit(to: 3)))
            print(await names(all.order(by: "v").limit(toLast: 2)))
            print(await names(all.whereField("v", isEqualTo: 1)), await names(all.whereField("v", isEqualTo: NSNull())))
            print(await names(all.whereField("v", isGreaterThan: -1)), await names(all.whereField("v", isLessThanOrEqualTo: "A")))
            print(await names(all.whereField("v", isNotEqualTo: "a")))
            print(await names(all.whereField("v", in: [2, "a"])), await names(all.whereField("v", arrayContains: 2)))
            print(await names(all.whereField("t", arrayContainsAny: ["A", "a"])))
            print(await names(all.whereField("v", notIn: [1, 2, "a"]).limit(to: 4)))
            print(await names(all.order(by: "v").start(at: [2]).end(before: ["a"])))
            print(await names(all.order(by: "v").start(after: [2]).end(at: ["a"])))
            let one = try! await all.document("2").getDocument()
            print(await names(all.order(by: "v").start(afterDocument: one).limit(to: 2)))
            print(await names(all.whereField(FieldPath.documentID(), isGreaterThanOrEqualTo: "t")))
            print(await names(all.whereFilter(.orFilter([.whereField("v", isEqualTo: 2), .whereField("w", isEqualTo: 1)]))))
            try? await db.document("q/a/q/deep").setData(["v": 5])
            print(await names(db.collectionGroup("q").whereField("v", isGreaterThan: 1)))
            let numbers = all.whereField("v", in: [-1, 2])
            let sums = try! await numbers.aggregate([.count(), .sum("v"), .average("v")]).getAggregation(source: .server)
            print(sums.count, sums.get(.sum("v"))!, sums.get(.average("v"))!, try! await all.count.getAggregation(source: .server).count)
        }
        """

    private let listeners = """
        @MainActor func listeners() async {
            let all = db.collection("l")
            func told(_ index: UInt) -> String { index == UInt(NSNotFound) ? "-" : "\\(index)" }
            let first = all.order(by: "n").limit(to: 3).addSnapshotListener { snapshot, error in
                let changes = snapshot!.documentChanges.map { change in
                    "\\(change.type) \\(change.document.documentID) \\(told(change.oldIndex))>\\(told(change.newIndex))"
                }
                print("query", snapshot!.documents.map(\\.documentID), changes, snapshot!.metadata.hasPendingWrites)
            }
            let second = all.document("a").addSnapshotListener(includeMetadataChanges: true) { snapshot, error in
                let time = snapshot!.data(with: .estimate)?["time"] is Timestamp
                print("document", snapshot!.exists, snapshot!.metadata.hasPendingWrites, time, snapshot!["time"] is Timestamp)
            }
            let batch = db.batch()
            for (index, name) in ["a", "b", "c", "d"].enumerated() {
                batch.setData(["n": index], forDocument: all.document(name))
            }
            try? await batch.commit()
            try? await all.document("a").updateData(["n": 2.5])
            try? await all.document("b").delete()
            second.remove()
            all.document("c").setData(["n": 9], completion: nil)
            try? await all.document("d").setData(["n": -1])
            first.remove()
            try? await all.document("a").delete()
            let third = all.document("e").addSnapshotListener(includeMetadataChanges: true) { snapshot, error in
                let time = snapshot!.data(with: .estimate)?["time"] is Timestamp
                print("document", snapshot!.exists, snapshot!.metadata.hasPendingWrites, time, snapshot!["time"] is Timestamp)
            }
            try? await all.document("e").setData(["time": FieldValue.serverTimestamp()])
            third.remove()
        }
        """

    private let codable = """
        struct City: Codable {
            enum Kind: String, Codable { case big, small }
            @DocumentID var id: String?
            var name: String
            var kind: Kind
            var people: Int?
            var born: Date
            var page: URL?
            var at: GeoPoint
            var tags: [String]
            var shares: [String: Double]
            @ServerTimestamp var changed: Timestamp?
            @ExplicitNull var mayor: String?
        }
        @MainActor func codable() async {
            let city = City(
                name: "Bern", kind: .small, people: 3, born: Date(timeIntervalSince1970: 1), page: URL(string: "https://a.b"),
                at: GeoPoint(latitude: 1, longitude: 2), tags: ["x"], shares: ["a": 0.5])
            let document = try! db.collection("codable").addDocument(from: city)
            let snapshot = try! await document.getDocument()
            print(snapshot.data()!.keys.sorted(), told(snapshot["mayor"]), snapshot["born"] is Timestamp)
            let read = try! await document.getDocument(as: City.self)
            print(read.id == document.documentID, read.name, read.kind, read.people!, read.born.timeIntervalSince1970)
            print(read.page!, read.at.longitude, read.tags, read.shares, read.changed != nil, read.mayor as Any)
            print((try? await db.document("codable/none").getDocument(as: City.self)) == nil)
            let keys = try! Firestore.Encoder().encode(["a": [1, 2]])
            print(told(keys), try! Firestore.Decoder().decode([String: [Int]].self, from: keys))
            do { _ = try Firestore.Decoder().decode([String: Int].self, from: ["a": "b"]) } catch { print(error is DecodingError) }
            print((try? await document.collection("c").getDocuments().isEmpty) as Any)
        }
        """

    private let expected = #"""
        cities/LA cities LA true
        Optional(false)
        FIRFirestoreErrorDomain 5
        {name: Los Angeles, sea: 1, size: {area: 1, people: 3}, tags: [a, b]}
        {a.b: 1.5, name: Los Angeles, size: {area: 6, people: 3}, tags: [a, b, c]}
        {a.b: 1.5, name: Los Angeles, size: {area: 7, people: 3.5}, tags: [b, c]}
        7 1.5 nil
        2 2.0 2
        FIRFirestoreErrorDomain 5 false
        FIRFirestoreErrorDomain 14
        11 {population: 11}
        Full -1
        false true
        20 true
        null false true nan -1 1 2 time A a data reference place list map
        map list place
        list map
        1 null
        1 2 A
        false true nan -1 1 2 time A data reference place list map
        2 a list
        A a
        false true nan -1
        2 time A
        time A a
        time A
        time true
        2 none
        2 deep
        2 1 0.5 16
        query [] [] false
        document false false false false
        query ["a", "b", "c"] ["added a ->0", "added b ->1", "added c ->2"] true
        document true true false false
        document true false false false
        query ["b", "c", "a"] ["modified a 0>2"] true
        document true true false false
        document true false false false
        query ["c", "a", "d"] ["removed b 0>-", "added d ->2"] false
        query ["a", "d", "c"] ["modified c 0>2"] true
        query ["d", "a", "c"] ["modified d 1>0"] true
        document false false false false
        document true true true false
        document true false true true
        ["at", "born", "changed", "kind", "mayor", "name", "page", "people", "shares", "tags"] null true
        true Bern small 3 1.0
        https://a.b 2.0 ["x"] ["a": 0.5] true nil
        true
        {a: [1, 2]} ["a": [1, 2]]
        true
        Optional(true)

        """#
}
