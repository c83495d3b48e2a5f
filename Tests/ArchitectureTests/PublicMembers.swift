import Foundation

/// The public types of a framework beside UIKit and their members, as its sources declare them.
///
/// Sources are formatted, so that what a declaration stands in follows from its indentation.
struct PublicMembers {
    /// The names of members by the name of the type; functions and constants outside of types under "functions" and
    /// "constants". Values (cases, static constants) and what a protocol of Swift asks for aren't members here.
    private(set) var types: [String: Set<String>] = [:]

    private struct Scope {
        var indentation: Int
        var name: String
        var isProtocol: Bool
        var isPublic: Bool
    }

    init(of files: [SourceFile]) {
        for file in files { read(file.text) }
    }

    private mutating func read(_ text: String) {
        var scopes: [Scope] = []
        for line in text.split(separator: "\n").map(String.init) {
            let rest = line.drop { $0 == " " }
            guard !rest.isEmpty, !rest.hasPrefix("//") else { continue }
            let indentation = line.count - rest.count
            while let last = scopes.last, indentation <= last.indentation { scopes.removeLast() }
            guard let declaration = Declaration(String(rest)) else { continue }
            if declaration.isType {
                let isExtension = declaration.keyword == "extension"
                let name =
                    isExtension
                    ? declaration.name
                    : ((scopes.last.map { [$0.name] } ?? []) + [declaration.name]).joined(separator: ".")
                scopes.append(
                    Scope(
                        indentation: indentation, name: name, isProtocol: declaration.keyword == "protocol",
                        isPublic: declaration.isPublic || isExtension))
                if declaration.isPublic { types[name, default: []].formUnion([]) }
            } else if let type = type(of: declaration, indentation, in: scopes) {
                types[type, default: []].insert(declaration.name)
            }
        }
    }

    /// The type that a member belongs to; nil for one that isn't public, or is no member here.
    private func type(of member: Declaration, _ indentation: Int, in scopes: [Scope]) -> String? {
        guard !Self.ofSwift.contains(member.name), !member.modifiers.contains("override") else { return nil }
        guard let scope = scopes.last else {
            return member.isPublic ? (member.keyword == "func" ? "functions" : "constants") : nil
        }
        guard indentation == scope.indentation + 4, scopes.allSatisfy(\.isPublic) else { return nil }
        let isRequirement = scope.isProtocol && ["func", "var"].contains(member.keyword)
        let isValue = member.keyword == "let" && member.modifiers.contains("static")
        return (member.isPublic || isRequirement) && !isValue ? scope.name : nil
    }

    private static let ofSwift: Set<String> = [
        "rawValue", "errorDomain", "errorCode", "errorUserInfo", "hash", "encode", "body", "description",
    ]
}

/// The beginning of a line that declares something.
private struct Declaration {
    let modifiers: Set<String>
    let keyword: String
    let name: String
    var isType: Bool { Self.types.contains(keyword) }
    var isPublic: Bool { modifiers.contains("public") || modifiers.contains("open") }

    private static let types: Set<String> = ["class", "struct", "enum", "protocol", "extension", "actor"]
    private static let members: Set<String> = ["var", "let", "func", "init", "subscript"]

    init?(_ line: String) {
        var words = line.split(separator: " ").map(String.init)[...]
        while words.first?.hasPrefix("@") == true { words.removeFirst() }
        var modifiers: Set<String> = []
        while let word = words.popFirst() {
            let isMember = Self.members.contains { word == $0 || word.hasPrefix($0 + "(") || word.hasPrefix($0 + "?(") }
            // `class` is a modifier before a member.
            let isModifier =
                word == "class" && words.first.map { ["func", "var", "let"].contains($0) } ?? false
            if !isModifier, isMember || Self.types.contains(word) {
                let keyword = word.prefix { $0.isLetter }
                let text = ["init", "subscript"].contains(String(keyword)) ? String(keyword) : words.first ?? ""
                name = String(
                    text.drop { $0 == "`" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
                guard !name.isEmpty else { return nil }
                self.keyword = String(keyword)
                self.modifiers = modifiers
                return
            }
            guard Self.isModifier(word) else { return nil }
            modifiers.insert(word)
        }
        return nil
    }

    private static func isModifier(_ word: String) -> Bool {
        word.allSatisfy { $0.isLetter || "()@".contains($0) }
    }
}
