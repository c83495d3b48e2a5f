internal import SwiftSyntax

/// The sources of a module without what only SwiftUI can draw: a screen in SwiftUI becomes a view that shows its name.
///
/// Only files that import SwiftUI outside of conditions change. Their views become placeholders with the same initialisers;
/// modifiers, styles, shapes, previews of such views and extensions of them go; other types lose the members whose
/// declarations name types of SwiftUI that Masu hasn't got. Lines stay where they are.
struct SwiftUIScreens {
    private let sources: [String]
    private let trees: [SourceFileSyntax]
    private let names: ScreenNames
    /// The views that became placeholders, in order.
    var screens: [String] { names.screens.sorted() }

    /// - Parameters:
    ///   - sources: the files of one module.
    ///   - isLibrary: true for a library: a file that does without SwiftUI by its own condition, as a whole, is left to that.
    ///   - isKnown: true for modules that there are; a view of a file that imports another is a placeholder too.
    init(
        of sources: [String], by trees: SourceTrees = SourceTrees(), isLibrary: Bool = false,
        knowing isKnown: (String) -> Bool
    ) {
        self.sources = sources
        guard sources.contains(where: { $0.contains("import SwiftUI") }) else {
            (self.trees, names) = ([], ScreenNames())
            return
        }
        let parsed = sources.map(trees.tree)
        self.trees = parsed
        names = ScreenNames(of: parsed, isLibrary: isLibrary, knowing: isKnown)
    }

    /// The changed text of a file; nil for one that stays as it is.
    func text(at position: Int) -> String? {
        guard trees.indices.contains(position), names.files[position] != nil else { return nil }
        let visitor = ScreenVisitor(names, missing: names.files[position] ?? [])
        visitor.reduce(trees[position].statements)
        return visitor.edits.isEmpty ? nil : visitor.edits.applied(to: sources[position])
    }
}

/// The names by which a module's parts in SwiftUI are told from the rest.
struct ScreenNames {
    /// Files that import SwiftUI, with the modules that they import and nobody has.
    private(set) var files: [Int: Set<String>] = [:]
    /// Views that become placeholders.
    private(set) var screens: Set<String> = []
    /// Classes and protocols of the module, whose values a placeholder keeps.
    private(set) var objects: Set<String> = []
    private var own: Set<String> = []
    /// Functions in extensions of `View`, which go.
    private var ownModifiers: Set<String> = []

    init() {}

    init(of trees: [SourceFileSyntax], isLibrary: Bool, knowing isKnown: (String) -> Bool) {
        var views: [(declaration: StructDeclSyntax, file: Int)] = []
        for (position, tree) in trees.enumerated() where !(isLibrary && Self.doesWithout(tree)) {
            own.formUnion(FrameworkNames.types(declaredIn: tree))
            let imported = tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text }
            if imported.contains("SwiftUI") { files[position] = Set(imported.filter { !isKnown($0) }) }
            let finder = ViewFinder(viewMode: .sourceAccurate)
            finder.walk(tree)
            objects.formUnion(finder.objects)
            guard imported.contains("SwiftUI") else { continue }
            views += finder.views.map { ($0, position) }
            for function in finder.functionsOfViews where exceeds(function, ofView: true) {
                ownModifiers.insert(function.name.text)
            }
        }
        var count = -1
        while count != screens.count {
            count = screens.count
            for (view, file) in views where !screens.contains(view.name.text) {
                let isOfOtherLibrary = !(files[file] ?? []).isEmpty
                if isOfOtherLibrary || exceeds(view, ofView: view.inheritsView("View")) {
                    screens.insert(view.name.text)
                }
            }
        }
    }

    /// True for a file that stands in a condition on SwiftUI but for its imports, and uses more of it than Masu has.
    private static func doesWithout(_ tree: SourceFileSyntax) -> Bool {
        let rest = tree.statements.filter { !$0.item.is(ImportDeclSyntax.self) }
        guard rest.count == 1, let condition = rest.first?.item.as(IfConfigDeclSyntax.self),
            condition.clauses.first?.condition?.description.contains("canImport(SwiftUI)") == true
        else { return false }
        return !SwiftUIEdge.namesBeyond(in: tree).isEmpty
    }

    /// True if a part of a source names what only SwiftUI has.
    ///
    /// - Parameter ofView: true if members such as `onAppear` can only be SwiftUI's.
    func exceeds(_ node: some SyntaxProtocol, ofView: Bool = false) -> Bool {
        var (last, before) = ("", "")
        for token in node.tokens(viewMode: .sourceAccurate) {
            if case .identifier(let name) = token.tokenKind {
                let isMember = last == "." || last != "func" && token.nextToken(viewMode: .sourceAccurate)?.text == "("
                if ofView, isMember, Self.modifiers.contains(name) || ownModifiers.contains(name) { return true }
                let isQualified = last == "." && before == "SwiftUI"
                let isOthers = last == "." && !isQualified
                if Self.beyond.contains(name), !isOthers, isQualified || !own.contains(name) { return true }
            }
            (before, last) = (last, token.text)
        }
        return false
    }

    /// True if a part of a source names a view that becomes a placeholder.
    func namesScreen(_ node: some SyntaxProtocol) -> Bool {
        node.tokens(viewMode: .sourceAccurate).contains { screens.contains($0.text) }
    }

    /// True for a type of SwiftUI's that Masu hasn't got, and the module neither.
    func isBeyond(_ type: String) -> Bool { Self.beyond.contains(type) && !own.contains(type) }

    /// Types of SwiftUI that Masu hasn't got.
    static let beyond: Set<String> = SwiftUIEdge.types.union([
        "Alert", "Alignment", "Angle", "AngularGradient", "Animatable", "Animation", "AnyGradient", "AnyLayout",
        "AnyShape",
        "AnyShapeStyle", "AnyTransition", "App", "AsyncImage", "Axis", "Bindable", "BlendMode", "Button",
        "ButtonStyleConfiguration", "Canvas", "Capsule", "Circle", "Color", "ColorPicker", "ContentMode",
        "ContentUnavailableView", "ControlGroup", "DatePicker", "DisclosureGroup", "DismissAction", "DragGesture",
        "EditButton", "EditMode", "Ellipse", "EnvironmentKey", "FetchRequest", "FocusState", "Font", "GeometryEffect",
        "GeometryProxy", "GestureState", "Gradient", "Grid", "GridItem", "GridRow", "GroupBox", "HorizontalAlignment",
        "Image", "InsettableShape", "Label", "LabelStyle", "LazyHGrid", "Link", "LocalizedStringKey",
        "LongPressGesture",
        "MagnificationGesture", "Material", "Menu", "Namespace", "NavigationPath", "NavigationSplitView", "Path",
        "PreferenceKey", "PresentationMode", "PrimitiveButtonStyle", "ProgressView", "ProgressViewStyle",
        "RadialGradient", "Rectangle", "RoundedCornerStyle", "ScaledMetric", "Scene", "SceneStorage", "ScrollViewProxy",
        "ScrollViewReader", "SecureField", "ShapeStyle", "Slider", "Stepper", "StrokeStyle", "TapGesture",
        "TextAlignment",
        "TextEditor", "TextFieldStyle", "TimelineView", "ToggleStyle", "ToolbarContent", "ToolbarItem", "Transaction",
        "UIApplicationDelegateAdaptor", "UnevenRoundedRectangle", "UnitPoint", "VerticalAlignment", "ViewThatFits",
    ])

    /// Members of views that Masu hasn't got, whatever the view is.
    private static let modifiers: Set<String> = [
        "accentColor", "accessibilityLabel", "alert", "animation", "aspectRatio", "background", "border", "bold",
        "buttonStyle", "clipShape", "clipped", "contentShape", "contextMenu", "cornerRadius", "disabled",
        "environmentObject",
        "fill", "fixedSize", "font", "fontWeight", "foregroundColor", "foregroundStyle", "fullScreenCover", "gesture",
        "hidden",
        "id", "layoutPriority", "lineLimit", "listRowBackground", "listRowInsets", "listStyle", "mask", "modifier",
        "multilineTextAlignment", "navigationBarHidden", "navigationBarItems", "navigationBarTitle", "navigationTitle",
        "offset", "onAppear", "onChange", "onDisappear", "onReceive", "onTapGesture", "opacity", "overlay", "position",
        "redacted", "refreshable", "resizable", "rotationEffect", "scaleEffect", "scaledToFill", "scaledToFit",
        "searchable",
        "shadow", "sheet", "tag", "task", "textFieldStyle", "tint", "toolbar", "transition", "zIndex",
    ]
}

extension StructDeclSyntax {
    /// True if the type says itself that it is a view: `struct Screen: View`, `: SwiftUI.View`.
    func inheritsView(_ name: String) -> Bool {
        inheritanceClause?.inheritedTypes.contains { $0.type.composed.contains { $0.simpleName == name } } ?? false
    }

    var isView: Bool {
        ["View", "UIViewRepresentable", "UIViewControllerRepresentable"].contains(where: inheritsView)
    }
}

/// Views of a file at any depth, functions in extensions of views, and the names of classes and protocols.
private final class ViewFinder: SyntaxVisitor {
    var views: [StructDeclSyntax] = []
    var functionsOfViews: [FunctionDeclSyntax] = []
    var objects: Set<String> = []

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.isView { views.append(node) }
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.extendedType.simpleName == "View" {
            functionsOfViews += node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
        }
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        objects.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        objects.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
