import Foundation

/// The classes that an app's documents name, with the classes of UIKit's that their elements are of.
struct DocumentClasses {
    private(set) var bases: [String: String] = [:]
    /// The modules that the classes are of, as the documents say.
    private(set) var modules: Set<String> = []

    /// - Parameter resources: files and folders, of which the storyboards and xibs are read.
    init(in resources: [URL] = []) {
        for file in FoundResources.files(in: resources) where ["xib", "storyboard"].contains(file.pathExtension) {
            let document = ResourceDocument(file)
            modules.formUnion(document.customModules)
            for (name, element) in document.customClasses {
                if let base = ResourceDocument.classes[element] { note(name, base) }
            }
        }
    }

    /// Says the same of the classes that those in the documents come from.
    ///
    /// - Parameter superclasses: the first class or protocol that each class of the sources inherits from.
    func inherited(by superclasses: [String: String]) -> Self {
        var all = self
        for (name, base) in bases.sorted(by: { $0.key < $1.key }) {
            var (current, passed) = (name, Set([name]))
            while let next = superclasses[current], passed.insert(next).inserted {
                all.note(next, base)
                current = next
            }
        }
        return all
    }

    /// The first element that isn't a plain one says most.
    private mutating func note(_ name: String, _ base: String) {
        if let known = bases[name], known != "UIView", known != "UIViewController" { return }
        bases[name] = base
    }
}
