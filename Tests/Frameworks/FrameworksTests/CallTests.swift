import CallKit
import Intents
import PushKit
import Speech
import XCTest

/// Kind: documented — Documentation/frameworks.md: calls, pushes, speech and shortcuts are refused by each framework's own
/// error, as on a device without them.
final class CallTests: XCTestCase {
    func testNoCallComesIn() async {
        let provider = CXProvider(configuration: CXProviderConfiguration(localizedName: "Harbour"))
        let update = CXCallUpdate()
        update.remoteHandle = CXHandle(type: .phoneNumber, value: "123")
        do {
            try await provider.reportNewIncomingCall(with: UUID(), update: update)
            XCTFail("there are no calls")
        } catch { XCTAssertEqual((error as? CXErrorCodeIncomingCallError)?.code, .unentitled) }
        XCTAssertEqual(CXCallObserver().calls, [])
    }

    func testNoTransactionIsCarriedOut() async {
        let controller = CXCallController()
        for (actions, code) in [
            ([], CXErrorCodeRequestTransactionError.Code.emptyTransaction),
            ([CXEndCallAction(call: UUID())], .unknownCallProvider),
        ] {
            do {
                try await controller.request(CXTransaction(actions: actions))
                XCTFail("there are no calls")
            } catch { XCTAssertEqual((error as? CXErrorCodeRequestTransactionError)?.code, code) }
        }
    }

    func testNoTokenForPushesIsGiven() {
        let registry = PKPushRegistry(queue: .main)
        registry.desiredPushTypes = [.voIP]
        XCTAssertNil(registry.pushToken(for: .voIP))
    }

    func testSpeechIsNotUnderstood() {
        let recognizer = SFSpeechRecognizer()
        XCTAssertFalse(recognizer.isAvailable)
        let told = expectation(description: "an error")
        let request = SFSpeechURLRecognitionRequest(url: URL(fileURLWithPath: "Speech.m4a"))
        recognizer.recognitionTask(with: request) { result, error in
            XCTAssertNil(result)
            XCTAssertEqual((error as? SFSpeechError)?.code, .internalServiceError)
            told.fulfill()
        }
        wait(for: [told], timeout: 5)
    }

    func testIntentsAreKeptAndNotDonated() async {
        let person = INPerson(
            personHandle: INPersonHandle(value: "ada@example.org", type: .emailAddress), nameComponents: nil,
            displayName: nil, image: nil, contactIdentifier: nil, customIdentifier: nil)
        XCTAssertEqual(person.displayName, "ada@example.org")
        let intent = INSendMessageIntent(
            recipients: [person], outgoingMessageType: .outgoingMessageText, content: "Low water",
            speakableGroupName: INSpeakableString(spokenPhrase: "Sailors"), conversationIdentifier: "1",
            serviceName: nil, sender: person, attachments: nil)
        let image = INImage(named: "Harbour")
        intent.setImage(image, forParameterNamed: \.speakableGroupName)
        XCTAssertIdentical(intent.image(forParameterNamed: \.speakableGroupName), image)
        XCTAssertIdentical(intent.keyImage(), image)
        do {
            try await INInteraction(intent: intent, response: nil).donate()
            XCTFail("nobody takes it")
        } catch { XCTAssertEqual((error as? INIntentError)?.code, .interactionOperationNotSupported) }
    }
}
