import CoreData
import Foundation

/// The values of one item, by its number.
struct Sample: Equatable {
    let isDone: Bool
    let number: Int64
    let date: Double
    let detail: String
    let name: String

    init(_ index: Int) {
        // Multiplying by an odd number scatters the order of the names.
        let scattered = UInt32(truncatingIfNeeded: index) &* 2_654_435_761
        isDone = index % 3 == 0
        number = Int64(index)
        date = Double(index) * 60
        detail = "The detail of item \(index), as long as a line of a list"
        name = "Item \(scattered)"
    }

    init(isDone: Bool, number: Int64, date: Double, detail: String, name: String) {
        self.isDone = isDone
        self.number = number
        self.date = date
        self.detail = detail
        self.name = name
    }

    /// The values of an object.
    init(_ item: Item) {
        self.init(
            isDone: item.isDone, number: item.number, date: item.date?.timeIntervalSinceReferenceDate ?? -1,
            detail: item.detail ?? "", name: item.name ?? "")
    }
}

/// An item of the list.
final class Item: NSManagedObject {
    var isDone: Bool {
        get { managedValue(forKey: "isDone") }
        set { setManagedValue(newValue, forKey: "isDone") }
    }
    var number: Int64 {
        get { managedValue(forKey: "number") }
        set { setManagedValue(newValue, forKey: "number") }
    }
    var date: Date? {
        get { managedValue(forKey: "date") }
        set { setManagedValue(newValue, forKey: "date") }
    }
    var detail: String? {
        get { managedValue(forKey: "detail") }
        set { setManagedValue(newValue, forKey: "detail") }
    }
    var name: String? {
        get { managedValue(forKey: "name") }
        set { setManagedValue(newValue, forKey: "name") }
    }

    static func model() -> NSManagedObjectModel {
        let entity = NSEntityDescription()
        entity.name = "Item"
        entity.managedObjectClassName = "Item"
        let types: [(String, NSAttributeType)] = [
            ("isDone", .booleanAttributeType), ("number", .integer64AttributeType), ("date", .dateAttributeType),
            ("detail", .stringAttributeType), ("name", .stringAttributeType),
        ]
        entity.properties = types.map { name, type in
            let attribute = NSAttributeDescription()
            attribute.name = name
            attribute.attributeType = type
            return attribute
        }
        NSManagedObjectModel.registerClasses(["Item": Item.self])
        let model = NSManagedObjectModel()
        model.entities = [entity]
        return model
    }
}
