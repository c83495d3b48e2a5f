import CoreData

/// A user of a web service, as the store keeps one.
final class StoredUser: NSManagedObject {
    var name: String {
        get { managedValue(forKey: "name") }
        set { setManagedValue(newValue, forKey: "name") }
    }
    var place: String? {
        get { managedValue(forKey: "place") }
        set { setManagedValue(newValue, forKey: "place") }
    }
    var about: String? {
        get { managedValue(forKey: "about") }
        set { setManagedValue(newValue, forKey: "about") }
    }

    /// A container whose store is in memory, with users that are made of words in turn.
    static func container() -> NSPersistentContainer {
        let entity = NSEntityDescription()
        entity.name = "StoredUser"
        entity.managedObjectClassName = "StoredUser"
        entity.properties = ["name", "place", "about"].map { name in
            let attribute = NSAttributeDescription()
            attribute.name = name
            attribute.attributeType = .stringAttributeType
            attribute.isOptional = name != "name"
            return attribute
        }
        NSManagedObjectModel.registerClasses(["StoredUser": StoredUser.self])
        let model = NSManagedObjectModel()
        model.entities = [entity]
        let container = NSPersistentContainer(name: "Users", managedObjectModel: model)
        container.persistentStoreDescriptions[0].type = NSInMemoryStoreType
        container.loadPersistentStores { _, error in
            if let error { fatalError("the users' store can't be opened: \(error.localizedDescription)") }
        }
        fill(container.viewContext)
        return container
    }

    private static func fill(_ context: NSManagedObjectContext) {
        let names = ["Ada", "Basil", "Cleo", "Dora", "Emil", "Frida", "Gustav", "Hedda", "Ivo", "Jana"]
        let families = ["Abel", "Brandt", "Conti", "Dahl", "Ekman", "Fink", "Grau", "Holm", "Ilves", "Jansen", "Kern"]
        let places = ["Basel", "Cologne", nil, "Mainz", "Rotterdam"]
        let texts = [
            "Writes about self-sizing rows.", nil,
            "Draws lists on Linux, and likes rows that are as high as their words: this one has three lines in most widths.",
        ]
        for number in 0..<1000 {
            let user = StoredUser(context: context)
            user.name =
                "\(names[number % names.count]) \(families[number / names.count % families.count]) \(number + 1)"
            user.place = places[number % places.count]
            user.about = texts[number % texts.count]
        }
        do {
            try context.save()
        } catch {
            fatalError("the users can't be saved: \(error.localizedDescription)")
        }
    }
}
