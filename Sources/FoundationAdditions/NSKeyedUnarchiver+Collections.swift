import Foundation

/// Archives of collections, which Foundation on Linux reads by the class of the whole alone.
extension NSKeyedUnarchiver {
    /// The array in an archive, of objects of one class; nil where the archive holds something else.
    ///
    /// Throws what reading the archive throws.
    public static func unarchivedArrayOfObjects<Element: NSObject & NSSecureCoding>(
        ofClass type: Element.Type, from data: Data
    ) throws -> [Element]? {
        try unarchivedArrayOfObjects(ofClasses: [type], from: data) as? [Element]
    }

    /// The array in an archive, of objects of several classes; nil where the archive holds something else.
    ///
    /// Throws what reading the archive throws. Foundation on Linux doesn't restrict the classes of what is inside a collection.
    public static func unarchivedArrayOfObjects(ofClasses classes: [AnyClass], from data: Data) throws -> [Any]? {
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        defer { reader.finishDecoding() }
        let found = (reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? NSArray)?.map { $0 }
        let isOfClasses = found?.allSatisfy { element in
            let object = element as? NSObject ?? NSArray(object: element).object(at: 0) as? NSObject
            return object.map { object in classes.contains { object.isKind(of: $0) } } ?? false
        }
        return isOfClasses == true ? found : nil
    }
}
