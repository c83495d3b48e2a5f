import InterfaceBuilder

/// Documents into objects, for `UINib` and `Bundle`.
extension NibLoader {
    static func instantiate(_ nib: UINib, owner: Any?, options: [UINib.OptionsKey: Any]?) -> [Any] {
        do {
            let document = try nib.parsed()
            let loader = document.makeLoader()
            let external = options?[.externalObjects] as? [String: Any] ?? [:]
            let objects = loader.instantiate(document, owner: owner as AnyObject?, external: external)
            loader.logNotes()
            return objects
        } catch {
            UIKitException.raise(
                .internalInconsistency,
                "Could not load NIB in bundle: '\((nib.bundle ?? .main).exceptionWords)' \(nib.sourceDescription): "
                    + "\(error)"
            )
            return []
        }
    }

    private func instantiate(_ source: NibDocument, owner: AnyObject?, external: [String: Any]) -> [Any] {
        if let prototype = source.prototype {
            self.owner = source.owner
            if let controller = source.owner, let id = controller.scene?.element.id { objects[id] = controller }
            let view = makeView(prototype.resolved(for: options.sizeClasses))
            finish()
            return view.map { [$0] } ?? []
        }
        var made: [Any] = []
        for written in document.objects {
            let element = written.resolved(for: options.sizeClasses)
            if element.name == "placeholder" {
                let object = element.id == "-1" ? owner : external[element["placeholderIdentifier"] ?? ""] as AnyObject?
                guard let object, element.id != "-2" else { continue }
                register(object, element)
                if let connections = element.child("connections")?.children {
                    pendingConnections.append((object, connections))
                }
            } else if let object = makeObject(element) {
                made.append(object)
            }
        }
        finish()
        return made
    }

    /// A view, a controller or an object of a class of the program's.
    func makeObject(_ element: MarkupElement) -> AnyObject? {
        if Self.baseClass(of: element) != nil { return makeView(element) }
        if Self.isController(element) { return makeController(element) }
        if Self.isGestureRecognizer(element) { return makeGestureRecognizer(element) }
        guard element.name == "customObject" || element.name == "object" else { return nil }
        guard let object = makeCustomObject(element, by: { ($0 as? NSObject.Type)?._make() }) else {
            note(
                .customClass, element,
                "the object \(element["customClass"] ?? "") wasn't made: register a closure that makes it with "
                    + "InterfaceClasses.register(_:make:)")
            return nil
        }
        register(object, element)
        if let connections = element.child("connections")?.children { pendingConnections.append((object, connections)) }
        takeAttributes(of: element, for: object)
        return object
    }

    /// An object of a class of the program's: by its closure, or by the initialiser that documents use for such classes.
    func makeCustomObject(_ element: MarkupElement, by initialiser: (AnyClass?) -> AnyObject?) -> AnyObject? {
        guard let name = element["customClass"] else { return nil }
        return InterfaceClasses.maker(of: name)?() ?? initialiser(programClass(of: element))
    }

    /// Logs the classes and connections that the program lacks.
    func logNotes() {
        for note in notes where note.kind == .customClass || note.kind == .connection || note.kind == .constraint {
            UIKitLog.write("[Interface Builder] \(note.object): \(note.message)")
        }
    }
}

extension UINib {
    /// A cell inside of a document, as a document of its own.
    convenience init(prototype: MarkupElement, loader: NibLoader) {
        self.init(data: Data(), bundle: loader.options.bundle)
        document = NibDocument(
            loader.document, bundle: loader.options.bundle, strings: loader.options.strings, prototype: prototype,
            owner: loader.owner)
    }

    /// The document, parsed once.
    fileprivate func parsed() throws -> NibDocument {
        if let known = document as? NibDocument { return known }
        let parsed =
            switch source {
            case .name(let name): try NibDocument(name: name, kind: .xib, bundle: bundle ?? .main)
            case .data(let data):
                NibDocument(try InterfaceDocument(parsing: [UInt8](data)), bundle: bundle)
            }
        document = parsed
        return parsed
    }
}

extension Bundle {
    /// The top-level objects of a xib, the owner's outlets set.
    ///
    /// - Raises: `NSInternalInconsistencyException` where there is no such document, or it can't be read.
    @discardableResult
    @preconcurrency @MainActor public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
