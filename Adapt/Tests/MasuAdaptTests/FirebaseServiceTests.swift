import Foundation
import XCTest

@testable import MasuAdapt

/// Kind: documented — the answers that Firebase's pages on sign-in, the Realtime Database and Cloud Storage describe, by a
/// program with the stand-ins.
final class FirebaseServiceTests: XCTestCase {
    private let folder = TestFolder.make()

    override func tearDownWithError() throws { try? FileManager.default.removeItem(at: folder) }

    func testAnswers() throws {
        let calls = "\nawait accounts()\nawait tree()\nawait files()\n"
        let output = try StandInProgram.output(
            of: FirestoreTests.printing.replacing("let db = Firestore.firestore()", with: "")
                + [accounts, tree, files].joined(separator: "\n") + calls,
            with: ["FirebaseCore", "FirebaseAuth", "FirebaseSharedSwift", "FirebaseDatabase", "FirebaseStorage"],
            in: folder)
        XCTAssertEqual(output, expected)
    }

    private let accounts = """
        @MainActor func accounts() async {
            let auth = Auth.auth()
            let handle = auth.addStateDidChangeListener { auth, user in print("listener", user?.email ?? user?.uid ?? "nobody") }
            print(await error { try await auth.signIn(withEmail: "a@b.c", password: "secret") })
            print(await error { try await auth.createUser(withEmail: "a", password: "secret") })
            print(await error { try await auth.createUser(withEmail: "a@b.c", password: "short") })
            let made = try! await auth.createUser(withEmail: "a@b.c", password: "secret")
            print(made.user.uid.count, made.additionalUserInfo!.isNewUser, auth.currentUser === made.user)
            print(await error { try await auth.createUser(withEmail: "A@b.c", password: "secret") })
            let request = made.user.createProfileChangeRequest()
            request.displayName = "Anna"
            try? await request.commitChanges()
            print(auth.currentUser!.displayName!, auth.currentUser!.providerData[0].displayName!)
            try? auth.signOut()
            print(auth.currentUser as Any)
            print(await error { try await auth.signIn(withEmail: "a@b.c", password: "wrong!") })
            print(await error { try await auth.signIn(withEmail: "a@b.c", password: "secret") })
            do { try await auth.signIn(withEmail: "no@b.c", password: "secret") } catch {
                let known = error as NSError?
                print(error.localizedDescription, known!.userInfo[AuthErrorUserInfoNameKey]!, error is AuthErrorCode)
            }
            print(await error { _ = try await PhoneAuthProvider.provider().verifyPhoneNumber("+41") })
            try? await auth.currentUser!.updatePassword(to: "better")
            print(await error { try await auth.signIn(withEmail: "a@b.c", password: "better") })
            try? await made.user.delete()
            auth.removeStateDidChangeListener(handle)
            let nobody = try! await auth.signInAnonymously().user
            print(nobody.isAnonymous, try! await auth.signInAnonymously().user === nobody)
            try? await nobody.link(with: EmailAuthProvider.credential(withEmail: "n@b.c", password: "secret"))
            print(nobody.isAnonymous, try! await auth.signIn(withEmail: "n@b.c", password: "secret").user === nobody)
        }
        """

    private let tree = """
        @MainActor func tree() async {
            let root = Database.database().reference()
            let people = root.child("people")
            func names(_ query: DatabaseQuery) async -> String {
                let snapshot = try! await query.getData()
                return snapshot.children.map { ($0 as! DataSnapshot).key }.joined(separator: " ")
            }
            print(people.url.hasSuffix("/people"), root.key as Any, people.parent! == root, people.child("a/b").key!)
            let empty = try! await people.getData()
            print(empty.exists(), empty.value is NSNull, empty.childrenCount)
            let handles = [DataEventType.value, .childAdded, .childChanged, .childRemoved, .childMoved].map { event in
                people.queryOrdered(byChild: "age").observe(event, andPreviousSiblingKeyWith: { snapshot, previous in
                    print("event", event.rawValue, snapshot.key, told(snapshot.value), previous ?? "-")
                })
            }
            try? await people.setValue(["anna": ["age": 30], "bob": ["age": 20]])
            try? await people.updateChildValues(["carl/age": 25, "bob": NSNull()])
            try? await people.child("carl/age").setValue(40)
            for handle in handles { people.removeObserver(withHandle: handle) }
            try? await people.removeValue()

            let keys = (0..<3).map { _ in people.childByAutoId().key! }
            print(keys == keys.sorted(), keys[0].count, Set(keys).count)
            let mixed = root.child("mixed")
            try? await mixed.setValue([
                "none": ["x": 1], "no": ["v": false], "yes": ["v": true], "two": ["v": 2], "1": ["v": 10.5], "10": ["v": "a"],
                "9": ["v": "B"], "map": ["v": ["x": 1]],
            ])
            print(await names(mixed.queryOrderedByKey()))
            print(await names(mixed.queryOrdered(byChild: "v")))
            print(await names(mixed.queryOrdered(byChild: "v").queryStarting(atValue: 2).queryEnding(atValue: "B")))
            print(await names(mixed.queryOrdered(byChild: "v").queryEqual(toValue: true)))
            print(await names(mixed.queryOrdered(byChild: "v").queryEqual(toValue: nil)))
            print(await names(mixed.queryOrdered(byChild: "v").queryStarting(afterValue: 2).queryLimited(toFirst: 2)))
            print(await names(mixed.queryOrderedByKey().queryStarting(atValue: "9").queryLimited(toLast: 3)))
            print(await names(mixed.queryOrderedByKey().queryEnding(beforeValue: "map")))
            try? await mixed.setValue(["a", "b", "c"])
            try? await mixed.child("1").removeValue()
            print(told(try! await mixed.getData().value))
            try? await mixed.child("2").removeValue()
            try? await mixed.child("7").setValue("h")
            print(told(try! await mixed.getData().value))
            try? await mixed.setValue(["n": 1, "t": ServerValue.timestamp()])
            try? await mixed.updateChildValues(["n": ServerValue.increment(4)])
            let value = try! await mixed.getData().value as! [String: Any]
            print(value["n"] as! Int, value["t"] as! Int > 1_700_000_000_000)
            let result = try! await mixed.runTransactionBlock { data in
                var all = data.value as? [String: Any] ?? [:]
                all["n"] = (all["n"] as? Int ?? 0) + 1
                all["t"] = nil
                data.value = all
                return .success(withValue: data)
            }
            print(result.0, told(result.1.value))
            print(try! await mixed.runTransactionBlock { _ in .abort() }.0)
            try? await mixed.setValue("x", andPriority: 2)
            print(told(try! await mixed.getData().valueInExportFormat()))
            struct Person: Codable { var name: String, tags: [String] }
            try? mixed.setValue(from: Person(name: "A", tags: ["x"]))
            print(try! await mixed.getData(as: Person.self))
            mixed.getData { error, snapshot in print("now", snapshot?.childrenCount ?? 0) }
            mixed.getData { error, snapshot in print("before release 9", snapshot.childrenCount) }
            print(told(await root.child(".info/connected").observeSingleEvent(of: .value).value))
        }
        """

    private let files = """
        @MainActor func files() async {
            let root = Storage.storage().reference()
            let file = root.child("pictures/a b.txt")
            print(file.name, file.fullPath, file.parent()!.name, Storage.storage().reference(forURL: "\\(file)").fullPath == file.fullPath)
            print(await error { _ = try await file.downloadURL() })
            let metadata = StorageMetadata()
            metadata.contentType = "text/plain"
            let task = file.putData(Data("hello".utf8), metadata: metadata) { metadata, error in
                print("done", metadata!.size, metadata!.contentType!, metadata!.path!)
            }
            for status in [StorageTaskStatus.progress, .success, .failure] {
                task.observe(status) { print("task", $0.status.rawValue, $0.progress!.fractionCompleted, $0.metadata!.name!) }
            }
            _ = try! await file.getMetadata()
            let url = try! await file.downloadURL()
            print(url.isFileURL, try! String(contentsOf: url, encoding: .utf8))
            print(Storage.storage().reference(forURL: url.absoluteString) == file)
            print(String(decoding: try! await file.data(maxSize: 5), as: UTF8.self), await error { _ = try await file.data(maxSize: 4) })
            _ = try! await root.child("b.txt").putDataAsync(Data())
            _ = try! await root.child("pictures/more/c.txt").putFileAsync(from: url)
            let list = try! await root.listAll()
            let inner = try! await root.child("pictures").listAll()
            print(list.prefixes.map(\\.name), list.items.map(\\.name), inner.prefixes.map(\\.name), inner.items.map(\\.name))
            try! await file.delete()
            print(await error { try await file.delete() }, FileManager.default.fileExists(atPath: url.path))
            let never = root.child("d.txt").putData(Data("d".utf8)) { _, error in print("cancelled", (error! as NSError).code) }
            never.cancel()
            print(await error { _ = try await root.child("d.txt").getMetadata() })
        }
        """

    private let expected = #"""
        listener nobody
        FIRAuthErrorDomain 17011
        FIRAuthErrorDomain 17008
        FIRAuthErrorDomain 17026
        listener a@b.c
        28 true true
        FIRAuthErrorDomain 17007
        Anna Anna
        nil
        listener nobody
        FIRAuthErrorDomain 17009
        listener a@b.c
        no error
        There is no user record corresponding to this identifier. The user may have been deleted. ERROR_USER_NOT_FOUND true
        FIRAuthErrorDomain 17020
        no error
        listener nobody
        true true
        false true
        true nil true b
        false true 0
        event 4 people null -
        event 0 bob {age: 20} -
        event 0 anna {age: 30} bob
        event 4 people {anna: {age: 30}, bob: {age: 20}} -
        event 1 bob {age: 20} -
        event 0 carl {age: 25} -
        event 4 people {anna: {age: 30}, carl: {age: 25}} -
        event 3 carl {age: 40} anna
        event 2 carl {age: 40} anna
        event 4 people {anna: {age: 30}, carl: {age: 40}} -
        true 20 3
        1 9 10 map no none two yes
        none no yes two 1 9 10 map
        two 1 9
        yes
        none
        1 9
        none two yes
        1 9 10
        [a, null, c]
        {0: a, 7: h}
        5 true
        true {n: 6}
        false
        {.priority: 2, .value: x}
        Person(name: "A", tags: ["x"])
        now 2
        before release 9 2
        1
        a b.txt pictures/a b.txt pictures true
        FIRStorageErrorDomain -13010
        task 2 1.0 a b.txt
        task 4 1.0 a b.txt
        done 5 text/plain pictures/a b.txt
        true hello
        true
        hello FIRStorageErrorDomain -13032
        ["pictures"] ["b.txt"] ["more"] ["a b.txt"]
        FIRStorageErrorDomain -13010 false
        cancelled -13040
        FIRStorageErrorDomain -13010

        """#
}
