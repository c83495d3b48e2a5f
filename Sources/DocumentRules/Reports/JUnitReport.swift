/// Results in the form that the schema of Ant's JUnit task asks for, with an instant that is the same in every run.
public struct JUnitReport: Sendable {
    public struct Suite: Sendable {
        public var name: String
        public var package: String
        public var cases: [Case]

        public init(name: String, package: String, cases: [Case]) {
            self.name = name
            self.package = package
            self.cases = cases
        }
    }

    public struct Case: Sendable {
        public struct Failure: Sendable {
            public var type: String
            public var message: String
            public var text: String

            public init(type: String, message: String, text: String) {
                self.type = type
                self.message = message
                self.text = text
            }
        }

        public var name: String
        public var className: String
        public var seconds: Double
        /// nil where it holds.
        public var failure: Failure?

        public init(name: String, className: String, seconds: Double = 0, failure: Failure?) {
            self.name = name
            self.className = className
            self.seconds = seconds
            self.failure = failure
        }
    }

    public var suites: [Suite] = []

    public init() {}

    public var text: String {
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
        for (index, suite) in suites.enumerated() {
            let failed = suite.cases.count { $0.failure != nil }
            let seconds = suite.cases.reduce(0) { $0 + $1.seconds }
            text += "  <testsuite name=\"\(Self.escaped(suite.name))\" package=\"\(Self.escaped(suite.package))\" "
            text += "id=\"\(index)\" hostname=\"localhost\" timestamp=\"1970-01-01T00:00:00\" "
            text += "time=\"\(Self.number(seconds))\" tests=\"\(suite.cases.count)\" failures=\"\(failed)\" "
            text += "errors=\"0\">\n    <properties/>\n"
            for item in suite.cases {
                text +=
                    "    <testcase name=\"\(Self.escaped(item.name))\" classname=\"\(Self.escaped(item.className))\" "
                text += "time=\"\(Self.number(item.seconds))\""
                guard let failure = item.failure else {
                    text += "/>\n"
                    continue
                }
                text += "><failure type=\"\(Self.escaped(failure.type))\" message=\"\(Self.escaped(failure.message))\">"
                text += "\(Self.escaped(failure.text))</failure></testcase>\n"
            }
            text += "    <system-out/>\n    <system-err/>\n  </testsuite>\n"
        }
        return text + "</testsuites>\n"
    }

    /// Milliseconds, and no zeros at the end.
    private static func number(_ seconds: Double) -> String {
        let rounded = (seconds * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }

    /// Without the characters that XML can't hold.
    private static func escaped(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.filter { $0.value >= 0x20 || $0 == "\n" || $0 == "\t" })
        ).replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }
}
