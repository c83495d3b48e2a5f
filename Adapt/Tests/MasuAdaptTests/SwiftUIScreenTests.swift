import SwiftParser
import XCTest

@testable import MasuAdapt

/// Kind: documented — Documentation/xcode-projects.md, screens in SwiftUI.
final class SwiftUIScreenTests: XCTestCase {
    private func texts(_ sources: [String], known: Set<String> = ["UIKit", "SwiftUI", "Combine"]) -> [String?] {
        let screens = SwiftUIScreens(of: sources) { known.contains($0) }
        return sources.indices.map(screens.text)
    }

    private func text(_ source: String) -> String { texts([source])[0] ?? "unchanged" }

    func testPreviewsWithinConditionsGo() {
        let found = text(
            "import SwiftUI\n#if DEBUG\nstruct Previews: PreviewProvider { static var previews: some View { Text(\"a\") } }\n#endif\n"
        )
        XCTAssertFalse(found.contains("Text"), found)
        XCTAssertTrue(found.contains("#if DEBUG") && found.contains("#endif"), found)
    }

    /// A library's stand-in without its views brings what other files use of it.
    func testAStandInWithoutViewsStaysImported() {
        let source =
            "import SwiftUI\nimport SDWebImageSwiftUI\nstruct Card: View { var body: some View { WebImage(url: nil) } }"
        let found = text(source)
        XCTAssertTrue(found.contains("import SDWebImageSwiftUI"), found)
        XCTAssertTrue(found.contains("_UndrawnView(\"Card\")"), found)
    }

    /// An app of SwiftUI's life cycle starts with its delegate, and shows its name.
    func testTheEntryOfAnAppStartsItsDelegate() {
        let source = """
            import SwiftUI
            @main
            struct Lakes: App {
              @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
              var body: some Scene { WindowGroup { Text("a") } }
            }

            """
        let found = text(source)
        XCTAssertTrue(found.contains("@main enum Lakes {"), found)
        XCTAssertTrue(found.contains("AppDelegate.main()") && found.contains("_UndrawnView(\"Lakes\")"), found)
        XCTAssertFalse(found.contains("WindowGroup"), found)
        XCTAssertEqual(found.count { $0 == "\n" }, source.count { $0 == "\n" }, "lines stay where they are")
        let typed = text(
            "import SwiftUI\n@main struct A: App { @UIApplicationDelegateAdaptor private var d: B; var body: some Scene { WindowGroup {} } }"
        )
        XCTAssertTrue(typed.contains("B.main()"), typed)
        let alone = text("import SwiftUI\n@main struct A: App { var body: some Scene { WindowGroup {} } }")
        XCTAssertTrue(
            alone.contains("final class _ADelegate: UIResponder") && alone.contains("_ADelegate.main()"), alone)
    }

    /// A model that moves views, and gives one by its module's name beside an own type of that name: NukeUI's.
    func testChangesThatWouldBeAnimatedAreMadeAtOnce() {
        let found = text(
            """
            import SwiftUI
            struct Image {}
            final class Model: ObservableObject {
              var animation: Animation?
              func load() { withAnimation(self.animation) { count += 1 }; let a = withAnimation { 1 } }
              public var view: SwiftUI.Image? { nil }
              var own: Image? { nil }
            }

            """)
        XCTAssertTrue(found.contains("func load() { do { count += 1 }; let a = withAnimation { 1 } }"), found)
        XCTAssertFalse(found.contains("Animation?") || found.contains("SwiftUI.Image"), found)
        XCTAssertTrue(found.contains("var own: Image? { nil }"), found)
    }

    /// A placeholder is made as the compiler lets the view be made: what is private and filled isn't given.
    func testAViewWithABodyOfSwiftUIBecomesAPlaceholder() {
        let found = text(
            """
            import SwiftUI
            struct Carousel: View {
              var items: [String]
              let onTap: (Int) -> Void
              var title = "Lakes"
              @State private var index: Int = 0
              @ObservedObject var model: CarouselModel
              @EnvironmentObject var store: Store
              var body: some View {
                Text(items[index]).onTapGesture { onTap(index) }
              }
            }
            final class CarouselModel: ObservableObject { @Published var count = 0 }
            """)
        XCTAssertTrue(
            found.contains(
                "struct Carousel: View { init(items: [String], onTap: @escaping (Int) -> Void, title: String? = nil, "
                    + "model: CarouselModel) { kept = [model as Any] }; private var kept: [Any] = []; "
                    + "var body: some View { _UndrawnView(\"Carousel\") } }"), found)
        XCTAssertTrue(found.contains("final class CarouselModel: ObservableObject { @Published var count = 0 }"), found)
        XCTAssertEqual(found.split(separator: "\n", omittingEmptySubsequences: false).count, 13)
    }

    func testInitialisersKeepTheirLabels() {
        let found = text(
            """
            import SwiftUI
            public struct Badge<Content: View>: View {
              enum Size { case small, large }
              static let height: CGFloat = 20
              static let shade = Color.red
              private let color: Color
              public init(_ color: Color = .red, size: Size = .small, in lake: Lake, @ViewBuilder content: () -> Content) {
                self.color = color
              }
              public var body: some View { Circle().fill(color) }
            }
            """)
        XCTAssertTrue(
            found.contains("public struct Badge<Content: View>: View { enum Size { case small, large }; "), found)
        XCTAssertTrue(found.contains("; static let height: CGFloat = 20; "), found)
        XCTAssertFalse(found.contains("shade"), found)
        XCTAssertTrue(
            found.contains(
                "public init(_ color: Any? = nil, size: (Size)? = nil, in lake: Lake, @ViewBuilder content: () -> Content) "
                    + "{ kept = [] }"), found)
        XCTAssertTrue(found.contains("public var body: some View { _UndrawnView(\"Badge\") }"), found)
    }

    /// Extensions, modifiers, styles, shapes and previews go; members with colours go from types that stay.
    func testWhatOnlySwiftUIHasIsLeftOut() {
        let found = text(
            """
            import SwiftUI
            import UIKit
            struct Screen: View { var body: some View { VStack {} } }
            extension Screen { var header: some View { Text("a") } }
            struct Corner: Shape { func path(in rect: CGRect) -> Path { Path() } }
            extension View { func round() -> some View { clipShape(Corner()) } }
            struct Screen_Previews: PreviewProvider { static var previews: some View { Screen() } }
            #Preview { Screen() }
            #Preview { UILabel() }
            extension UIColor {
              static let lake = UIColor.blue
              func asColor() -> Color { Color(self) }
            }
            class Shore: UIViewController {
              func show() { present(UIHostingController(rootView: Screen()), animated: true) }
            }
            """)
        for gone in ["header", "Corner", "round()", "Previews", "#Preview { Screen", "asColor"] {
            XCTAssertFalse(found.contains(gone), "\(gone) in\n\(found)")
        }
        for kept in [
            "#Preview { UILabel() }", "static let lake", "UIHostingController(rootView: Screen())", "import UIKit",
        ] {
            XCTAssertTrue(found.contains(kept), "\(kept) in\n\(found)")
        }
    }

    /// A view of UIKit's, and one made of such, is drawn: it stays. So does a type of the app's own with a name of SwiftUI's.
    func testTheEdgeOfSwiftUIStays() {
        let edge = """
            import SwiftUI
            struct Map: UIViewRepresentable {
              func makeUIView(context: Context) -> UILabel { UILabel() }
              func updateUIView(_ view: UILabel, context: Context) {}
            }
            struct Framed: View { var body: some View { Map().frame(width: 20) } }
            struct Color { let name: String }
            func paint(_ color: Color) {}
            """
        XCTAssertEqual(texts([edge]), [nil])
        XCTAssertEqual(texts(["import UIKit\nlet a = Text()\n"]), [nil])
    }

    /// A representable that is bound to state, and a view that calls a modifier of the app's own which goes.
    func testWhatDependsOnWhatGoesIsAPlaceholderToo() {
        let found = texts([
            "import SwiftUI\nstruct Field: UIViewRepresentable { @Binding var text: String }\n",
            "import SwiftUI\nextension View { func lifted() -> some View { shadow(radius: 2) } }\n",
            "import SwiftUI\nstruct Lifted: View { var body: some View { Map().lifted() } }\n",
        ])
        XCTAssertTrue(found[0]?.contains("struct Field: View { init(text: Any?) { kept = [] }") ?? false, "\(found)")
        XCTAssertEqual(found[1], "import SwiftUI\n\n")
        XCTAssertTrue(found[2]?.contains("_UndrawnView(\"Lifted\")") ?? false, "\(found)")
    }

    /// A library that nobody has is asked for no more where only views were written with it.
    func testLibrariesOfViewsAreNotMissed() {
        let view =
            "import SwiftUI\nimport LakePictures\nstruct Picture: View { var body: some View { LakePicture() } }\n"
        let mixed = view + "class Loader { let loader = LakeLoader() }\n"
        let found = texts([view, mixed])
        XCTAssertFalse(found[0]?.contains("LakePictures") ?? true, "\(found)")
        XCTAssertTrue(found[0]?.contains("_UndrawnView(\"Picture\")") ?? false, "\(found)")
        XCTAssertTrue(found[1]?.contains("import LakePictures") ?? false, "\(found)")
        let known = texts([view], known: ["SwiftUI", "LakePictures"])
        XCTAssertEqual(known, [nil])
    }

    /// The report says which screens aren't drawn, and the package's copy has their placeholders.
    func testTheReportNamesThem() throws {
        let source = "import SwiftUI\nstruct Lake: View { var body: some View { Text(\"a\") } }\n"
        XCTAssertEqual(SwiftUIScreens(of: [source]) { _ in true }.screens, ["Lake"])
    }

    /// A library's file that leaves itself out where there is no SwiftUI is left to do so.
    func testFilesOfLibrariesThatDoWithoutSwiftUI() {
        let source = """
            import SwiftUI
            #if canImport(SwiftUI) && !os(macOS)
            public struct Pages: View {
                @Binding var index: Int
                public var body: some View { Text("a").onAppear {} }
            }
            #endif

            """
        XCTAssertNil(SwiftUIScreens(of: [source], isLibrary: true) { _ in true }.text(at: 0))
        XCTAssertNotNil(SwiftUIScreens(of: [source]) { _ in true }.text(at: 0))
        XCTAssertTrue(Adaptation.adapt(source).contains("#if false && "))
    }
}
