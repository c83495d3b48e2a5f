/// A type as it is declared.
///
/// Provenance: documented — the list: Apple's page "System-declared uniform type identifiers".
struct DeclaredType: Sendable {
    var identifier: String
    var parents: [String] = []
    /// In lower case, the preferred one first.
    var extensions: [String] = []
    /// In lower case, the preferred one first.
    var mediaTypes: [String] = []

    private init(_ identifier: String, _ parents: String, _ extensions: String, _ mediaTypes: String) {
        func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
        self.init(
            identifier: identifier, parents: words(parents), extensions: words(extensions),
            mediaTypes: words(mediaTypes))
    }

    init(identifier: String, parents: [String], extensions: [String] = [], mediaTypes: [String] = []) {
        self.identifier = identifier
        self.parents = parents
        self.extensions = extensions
        self.mediaTypes = mediaTypes
    }

    static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.identifier.lowercased(), $0) })

    static let all: [DeclaredType] = [
        DeclaredType("public.item", "", "", ""),
        DeclaredType("public.content", "", "", ""),
        DeclaredType("public.data", "public.item", "", ""),
        DeclaredType("public.directory", "public.item", "", ""),
        DeclaredType("public.folder", "public.directory", "", ""),
        DeclaredType("public.url", "public.data", "", ""),
        DeclaredType("public.file-url", "public.url", "", ""),
        DeclaredType("public.composite-content", "public.content", "", ""),
        DeclaredType("public.text", "public.data public.content", "", ""),
        DeclaredType("public.plain-text", "public.text", "txt", "text/plain"),
        DeclaredType("public.utf8-plain-text", "public.plain-text", "", "text/plain;charset=utf-8"),
        DeclaredType("public.rtf", "public.text", "rtf", "text/rtf"),
        DeclaredType("public.html", "public.text", "html htm", "text/html"),
        DeclaredType("public.xml", "public.text", "xml", "application/xml text/xml"),
        DeclaredType("public.source-code", "public.plain-text", "", ""),
        DeclaredType("public.swift-source", "public.source-code", "swift", ""),
        DeclaredType("public.json", "public.text", "json", "application/json"),
        DeclaredType("public.yaml", "public.text", "yml yaml", "application/x-yaml"),
        DeclaredType("public.delimited-values-text", "public.text", "", ""),
        DeclaredType("public.comma-separated-values-text", "public.delimited-values-text", "csv", "text/csv"),
        DeclaredType(
            "public.tab-separated-values-text", "public.delimited-values-text", "tsv", "text/tab-separated-values"),
        DeclaredType("com.apple.property-list", "public.data", "plist", ""),
        DeclaredType("com.adobe.pdf", "public.data public.composite-content", "pdf", "application/pdf"),
        DeclaredType("public.image", "public.data public.content", "", ""),
        DeclaredType("public.jpeg", "public.image", "jpeg jpg jpe", "image/jpeg image/jpg"),
        DeclaredType("public.png", "public.image", "png", "image/png"),
        DeclaredType("com.compuserve.gif", "public.image", "gif", "image/gif"),
        DeclaredType("public.tiff", "public.image", "tiff tif", "image/tiff"),
        DeclaredType("com.microsoft.bmp", "public.image", "bmp", "image/bmp"),
        DeclaredType("com.microsoft.ico", "public.image", "ico", "image/vnd.microsoft.icon"),
        DeclaredType("com.apple.icns", "public.image", "icns", ""),
        DeclaredType("public.svg-image", "public.image public.xml", "svg", "image/svg+xml"),
        DeclaredType("org.webmproject.webp", "public.image", "webp", "image/webp"),
        DeclaredType("public.camera-raw-image", "public.image", "", ""),
        DeclaredType("public.heif-standard", "public.image", "heif", "image/heif"),
        DeclaredType("public.heic", "public.heif-standard", "heic", "image/heic"),
        DeclaredType("com.apple.live-photo", "public.data public.composite-content", "", ""),
        DeclaredType("public.audiovisual-content", "public.data public.content", "", ""),
        DeclaredType("public.movie", "public.audiovisual-content", "", ""),
        DeclaredType("public.video", "public.movie", "", ""),
        DeclaredType("public.audio", "public.audiovisual-content", "", ""),
        DeclaredType("com.apple.quicktime-movie", "public.movie", "mov qt", "video/quicktime"),
        DeclaredType("public.mpeg-4", "public.movie", "mp4 mpg4", "video/mp4"),
        DeclaredType("public.avi", "public.movie", "avi", "video/avi"),
        DeclaredType("public.mp3", "public.audio", "mp3", "audio/mpeg"),
        DeclaredType("com.microsoft.waveform-audio", "public.audio", "wav wave", "audio/vnd.wave"),
        DeclaredType("public.mpeg-4-audio", "public.audio", "m4a", "audio/mp4"),
        DeclaredType("public.archive", "public.data", "", ""),
        DeclaredType("org.gnu.gnu-zip-archive", "public.archive", "gz", "application/gzip"),
        DeclaredType("public.zip-archive", "public.archive", "zip", "application/zip"),
        DeclaredType("org.idpf.epub-container", "public.data public.composite-content", "epub", "application/epub+zip"),
        DeclaredType("public.spreadsheet", "public.content", "", ""),
        DeclaredType("public.presentation", "public.composite-content", "", ""),
        DeclaredType("public.font", "public.data", "", ""),
        DeclaredType("public.contact", "", "", ""),
        DeclaredType("public.vcard", "public.text public.contact", "vcf vcard", "text/vcard"),
        DeclaredType("public.calendar-event", "", "", ""),
        DeclaredType("public.message", "", "", ""),
        DeclaredType("com.apple.package", "public.directory", "", ""),
        DeclaredType("com.apple.bundle", "public.directory", "", ""),
        DeclaredType("com.apple.application", "", "", ""),
        DeclaredType("com.apple.log", "public.plain-text", "log", ""),
    ]
}
