/// The source that makes the device of tests before them, and starts the app that it runs around.
///
/// XCTest makes every test, with the values of its properties, before the first one runs. Both are therefore done by
/// the system's loader, as an initialiser of the program: its sources find the app's delegate wherever they look for it.
enum HostedTests {
    static let file = "HostedTests.swift"

    /// - Parameter application: the module of the app around the tests, nil for none; SwiftPM names an app's entry point after
    ///   its module where tests contain it.
    static func text(application: String?) -> String {
        let entryPoint = application.map { application in
            """
            @_silgen_name("\(application)_main")
            @Sendable private func applicationMain(
                _ count: Int32, _ words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
            ) -> Int32


            """
        }
        let begin = entryPoint == nil ? "begin()" : "begin(applicationMain)"
        return """
            import ApplicationCommand

            \(entryPoint ?? "")\
            #if compiler(>=6.3)
                @used @section(".init_array")
                private let startOfTheTests: @convention(c) () -> Void = { HostedTests.\(begin) }
            #else
                @_used @_section(".init_array")
                private let startOfTheTests: @convention(c) () -> Void = { HostedTests.\(begin) }
            #endif

            """
    }
}
