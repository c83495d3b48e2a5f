import XCTest

@testable import MasuAdapt

/// Kind: documented — Apple's page on customising a scheme: the run action's variables that are switched on; the elements are
/// those of Xcode's files.
final class XcodeSchemeTests: XCTestCase {
    private let folder = TestFolder.make()

    override func tearDownWithError() throws { try? FileManager.default.removeItem(at: folder) }

    private func scheme(of target: String, _ variables: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <Scheme LastUpgradeVersion="1200" version="1.3">
           <TestAction><EnvironmentVariables>
              <EnvironmentVariable key="DEPTH" value="test" isEnabled="YES"></EnvironmentVariable>
           </EnvironmentVariables></TestAction>
           <LaunchAction buildConfiguration="Debug">
              <BuildableProductRunnable><BuildableReference BuildableName="\(target).app" BlueprintName="\(target)">
              </BuildableReference></BuildableProductRunnable>
              <EnvironmentVariables>\(variables)</EnvironmentVariables>
           </LaunchAction>
        </Scheme>
        """
    }

    func testTheVariablesOfATargetsScheme() throws {
        let on = #"<EnvironmentVariable key="DEPTH" value="12 m" isEnabled="YES"></EnvironmentVariable>"#
        let off = #"<EnvironmentVariable key="WIND" value="3" isEnabled="NO"></EnvironmentVariable>"#
        try TestFolder.write(
            [
                "xcshareddata/xcschemes/A.xcscheme": scheme(of: "Shore", on.replacingOccurrences(of: "12", with: "1")),
                "xcshareddata/xcschemes/B.xcscheme": scheme(of: "Lake", on + off),
                "xcshareddata/xcschemes/Broken.xcscheme": "<Scheme", "xcshareddata/xcschemes/Note.txt": "",
            ], in: folder)
        XCTAssertEqual(XcodeScheme(of: "Lake", in: folder).variables, ["DEPTH": "12 m"])
        XCTAssertEqual(XcodeScheme(of: "Shore", in: folder).variables, ["DEPTH": "1 m"])
        XCTAssertEqual(XcodeScheme(of: "Broken", in: folder).variables, [:])
        XCTAssertEqual(XcodeScheme(of: "Lake", in: folder.appendingPathComponent("none")).variables, [:])
    }

    /// A scheme of the target's own name comes before others that run the same target.
    func testTheTargetsOwnSchemeComesFirst() throws {
        let one = #"<EnvironmentVariable key="DEPTH" value="1" isEnabled="YES"></EnvironmentVariable>"#
        try TestFolder.write(
            [
                "xcshareddata/xcschemes/Beta.xcscheme": scheme(of: "Lake", one),
                "xcshareddata/xcschemes/Lake.xcscheme": scheme(of: "Lake", ""),
            ], in: folder)
        XCTAssertEqual(XcodeScheme(of: "Lake", in: folder).variables, [:])
    }
}
