import Foundation
import FoundationNetworking
import HeadlessHost
import UIKit
import XCTest

@testable import Inspector

/// An inspector of a small screen, and a client that asks it while the main actor answers between its questions.
@MainActor final class Visitor {
    struct Answer: Sendable {
        var status: Int
        var fields: [String: String]
        var body: Data

        var text: String { String(decoding: body, as: UTF8.self) }
        var object: [String: Any] { (try? JSONSerialization.jsonObject(with: body)) as? [String: Any] ?? [:] }
    }

    let host: HeadlessHost
    let inspector: Inspector
    let controller: UIViewController
    private let session = URLSession(configuration: .ephemeral)
    private let loop: Task<Void, Never>

    init(_ controller: UIViewController) throws {
        host = try HeadlessHost()
        self.controller = controller
        host.show(controller)
        let inspector = try Inspector(host)
        self.inspector = inspector
        loop = Task { @MainActor in
            while !Task.isCancelled {
                inspector.answerRequests()
                try? await Task.sleep(for: .milliseconds(1))
            }
        }
    }

    func close() {
        loop.cancel()
        inspector.close()
        session.invalidateAndCancel()
        host.window.isHidden = true
        host.window.rootViewController = nil
    }

    /// - Parameter path: below the address, or with a leading slash below the server's root.
    func ask(_ path: String, fields: [String: String] = [:], posting body: Data? = nil) async throws -> Answer {
        var request = URLRequest(url: try XCTUnwrap(URL(string: path, relativeTo: inspector.address)).absoluteURL)
        request.timeoutInterval = 20
        if let body {
            request.httpMethod = "POST"
            request.httpBody = body
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        }
        for (name, value) in fields { request.setValue(value, forHTTPHeaderField: name) }
        let (data, response) = try await session.data(for: request)
        let http = try XCTUnwrap(response as? HTTPURLResponse)
        var received: [String: String] = [:]
        for (name, value) in http.allHeaderFields {
            received[String(describing: name).lowercased()] = String(describing: value)
        }
        return Answer(status: http.statusCode, fields: received, body: data)
    }

    func post(_ path: String, _ json: String) async throws -> Answer { try await ask(path, posting: Data(json.utf8)) }
}

/// A label 20 pt from the left and 40 pt below the safe area, 100 pt wide.
final class LabelController: UIViewController {
    let label = UILabel()
    private(set) lazy var width = label.widthAnchor.constraint(equalToConstant: 100)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        label.text = "A"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: 40), width,
        ])
    }
}
