import UIKit

/// Texts of pages. They are read without a web view here, so that nothing else is fetched.
extension NSAttributedString {
    public typealias CompletionHandler = (NSAttributedString?, [DocumentAttributeKey: Any], (any Error)?) -> Void

    /// Reads a page's text; the handler is called on the main queue, later.
    public static func loadFromHTML(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:], completionHandler: @escaping CompletionHandler
    ) {
        var options = options
        options[.documentType] = DocumentType.html
        var properties: NSDictionary?
        let read = Result {
            try NSAttributedString(data: data, options: options, documentAttributes: &properties)
        }
        let attributes = (properties as? [String: Any] ?? [:]).map { (DocumentAttributeKey(rawValue: $0), $1) }
        let answer = { @MainActor in
            switch read {
            case .success(let text): completionHandler(text, Dictionary(uniqueKeysWithValues: attributes), nil)
            case .failure(let error): completionHandler(nil, [:], error)
            }
        }
        nonisolated(unsafe) let unsent = answer
        DispatchQueue.main.async { MainActor.assumeIsolated { unsent() } }
    }

    /// Reads the text of a page that is a string; the handler is called on the main queue, later.
    public static func loadFromHTML(
        string: String, options: [DocumentReadingOptionKey: Any] = [:], completionHandler: @escaping CompletionHandler
    ) {
        var options = options
        options[.characterEncoding] = String.Encoding.utf8.rawValue
        loadFromHTML(data: Data(string.utf8), options: options, completionHandler: completionHandler)
    }

    /// Reads the text of a page in a file; the handler is called on the main queue, later.
    public static func loadFromHTML(
        fileURL: URL, options: [DocumentReadingOptionKey: Any] = [:], completionHandler: @escaping CompletionHandler
    ) {
        do {
            loadFromHTML(data: try Data(contentsOf: fileURL), options: options, completionHandler: completionHandler)
        } catch {
            nonisolated(unsafe) let handler = completionHandler
            DispatchQueue.main.async { handler(nil, [:], error) }
        }
    }
}
