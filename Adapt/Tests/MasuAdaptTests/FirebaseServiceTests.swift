import Foundation
import XCTest

@testable import MasuAdapt

/// Kind: documented — the answers that Firebase's pages on sign-in, the Realtime Database and Cloud Storage describe, by a
/// program with the stand-ins.
final class FirebaseServiceTests: XCTestCase {
    private let folder = TestFolder.make()

    override func tearDownWithError() throws { try? FileManager.default.removeItem(at: folder) }

    func testAnswers() throws {
        let calls = "\nawait accounts()\n"
        let output = try StandInProgram.output(
            of: FirestoreTests.printing.replacing("let db = Firestore.firestore()", with: "")
                + [accounts].joined(separator: "\n") + calls,
            with: ["FirebaseCore", "FirebaseAuth", "FirebaseSharedSwift"], in: folder)
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

        """#
}
