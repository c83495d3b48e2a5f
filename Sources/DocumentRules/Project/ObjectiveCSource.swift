/// The classes of an Objective-C file, with their properties, variables and methods, found without a compiler.
public enum ObjectiveCSource {
    /// - Complexity: linear in the text.
    public static func classes(in text: String) -> [String: SourceClass] {
        let tokens = SourceTokens.of(text)
        var classes: [String: SourceClass] = [:]
        var current: String?
        var depth = 0
        for index in tokens.indices {
            let token = tokens[index]
            let previous = index > 0 ? tokens[index - 1] : ""
            func next(_ offset: Int) -> Substring { index + offset < tokens.count ? tokens[index + offset] : "" }
            switch token {
            case "interface" where previous == "@", "implementation" where previous == "@":
                let name = String(next(1))
                var facts = SourceClass()
                if token == "interface", next(2) == ":" {
                    facts.superclass = String(next(3))
                    facts.isDeclared = true
                }
                classes[name, default: SourceClass()].add(facts)
                current = name
                depth = 0
            case "end" where previous == "@": current = nil
            case "{": depth += 1
            case "}": depth -= 1
            case ";", ",":
                // A declaration's last word is its name: `UILabel *title;`.
                if let current, depth <= 1, previous.first.map({ $0.isLetter || $0 == "_" }) == true {
                    classes[current]?.properties.insert(String(previous))
                    if previous.first == "_" { classes[current]?.properties.insert(String(previous.dropFirst())) }
                }
            case "-" where next(1) == "(" && depth == 0:
                guard let current, let name = methodName(tokens, after: index + 1) else { continue }
                classes[current]?.methods.insert(name)
                if name.hasPrefix("set"), name.count > 3 {
                    let rest = name.dropFirst(3)
                    classes[current]?.properties.insert(rest.prefix(1).lowercased() + rest.dropFirst())
                }
            default: break
            }
        }
        return classes
    }

    /// The first word after the parentheses of the result's type.
    private static func methodName(_ tokens: [Substring], after start: Int) -> String? {
        var depth = 0
        for index in start..<min(start + 40, tokens.count) {
            if tokens[index] == "(" { depth += 1 }
            if tokens[index] == ")" {
                depth -= 1
                if depth == 0 { return index + 1 < tokens.count ? String(tokens[index + 1]) : nil }
            }
        }
        return nil
    }
}
