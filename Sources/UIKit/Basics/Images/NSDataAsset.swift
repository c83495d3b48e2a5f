/// A data set of an asset catalog: any file, by its name in the catalog.
open class NSDataAsset: NSObject, @unchecked Sendable {
    public let name: String
    public let data: Data
    /// The uniform type identifier that the catalog gives, or that the file's extension implies.
    public let typeIdentifier: String

    /// Nil where the bundle's catalogs have no such set, or its file can't be read.
    public init?(name: String, bundle: Bundle) {
        guard let folder = AssetCatalogs.shared.folder(name, kind: "dataset", in: bundle),
            let contents = try? Data(contentsOf: URL(fileURLWithPath: folder + "/Contents.json")),
            let parsed = try? JSONSerialization.jsonObject(with: contents) as? [String: Any],
            let entries = parsed["data"] as? [[String: Any]]
        else { return nil }
        let idiom = UITraitCollection.current.userInterfaceIdiom == .pad ? "ipad" : "iphone"
        func entry(_ wanted: String) -> [String: Any]? {
            entries.first { $0["filename"] is String && ($0["idiom"] as? String ?? "universal") == wanted }
        }
        guard let found = entry(idiom) ?? entry("universal"), let file = found["filename"] as? String,
            !file.contains("/"),
            let data = try? Data(contentsOf: URL(fileURLWithPath: AssetCatalogs.path(of: file, in: folder)))
        else { return nil }
        self.name = name
        self.data = data
        typeIdentifier = found["universal-type-identifier"] as? String ?? Self.type(of: file)
        super.init()
    }

    public convenience init?(name: String) { self.init(name: name, bundle: .main) }

    private static func type(of file: String) -> String {
        let types = [
            "json": "public.json", "txt": "public.plain-text", "xml": "public.xml",
            "csv": "public.comma-separated-values-text",
            "html": "public.html", "png": "public.png", "jpg": "public.jpeg", "pdf": "com.adobe.pdf",
            "mp3": "public.mp3", "wav": "com.microsoft.waveform-audio",
        ]
        let suffix = file.split(separator: ".").last.map { $0.lowercased() } ?? ""
        return types[suffix] ?? "public.data"
    }
}
