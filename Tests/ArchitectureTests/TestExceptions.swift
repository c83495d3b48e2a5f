/// Exceptions to the rules of tests, each with its reason; one that is no longer needed fails.
enum TestExceptions {
    /// Modules whose test targets have another name than theirs and `Tests`.
    static let modules: [String: String] = ["GalleryTests": "GalleryScreens", "EarlierNamesTests": "UIKit"]

    /// Folders of tests without a folder of sources of the same name.
    static let folders: [String: String] = [
        "Tests/TextLayoutTests/Fuzzing": "programs that are built for libFuzzer, and are no tests"
    ]

    /// Files of tests in folders whose folder of sources has subfolders alone.
    static let looseFiles: [String: String] = [
        "Tests/UIKitTests/Compatibility/ExtensionOverrideTests.swift":
            "overrides in extensions are written by the source adapter; UIKit has no file for them"
    ]

    /// Tests without an assertion, as `Class.testName`.
    static let bareTests: [String: String] = [:]
}
