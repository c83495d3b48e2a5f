import CoreData
import GalleryScreens

/// A user of a web service, as the store keeps one.
final class StoredUser: NSManagedObject {
    var identifier: String {
        get { managedValue(forKey: "identifier") }
        set { setManagedValue(newValue, forKey: "identifier") }
    }
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
    var itemsCount: Int64 {
        get { managedValue(forKey: "itemsCount") }
        set { setManagedValue(newValue, forKey: "itemsCount") }
    }
    var followeesCount: Int64 {
        get { managedValue(forKey: "followeesCount") }
        set { setManagedValue(newValue, forKey: "followeesCount") }
    }
    var followersCount: Int64 {
        get { managedValue(forKey: "followersCount") }
        set { setManagedValue(newValue, forKey: "followersCount") }
    }

    /// The user as the articles' cell shows one.
    var user: User {
        User(
            id: identifier, name: name, description: about, location: place, itemsCount: Int(itemsCount),
            followeesCount: Int(followeesCount), followersCount: Int(followersCount), profileImageURL: nil)
    }

    static func model() -> NSManagedObjectModel {
        let entity = NSEntityDescription()
        entity.name = "StoredUser"
        entity.managedObjectClassName = "StoredUser"
        let texts: [(String, NSAttributeType)] = ["identifier", "name", "place", "about"].map {
            ($0, .stringAttributeType)
        }
        let counts: [(String, NSAttributeType)] = ["itemsCount", "followeesCount", "followersCount"].map {
            ($0, .integer64AttributeType)
        }
        entity.properties = (texts + counts).map { name, type in
            let attribute = NSAttributeDescription()
            attribute.name = name
            attribute.attributeType = type
            attribute.isOptional = name == "place" || name == "about"
            return attribute
        }
        NSManagedObjectModel.registerClasses(["StoredUser": StoredUser.self])
        let model = NSManagedObjectModel()
        model.entities = [entity]
        return model
    }

    /// A container whose store is in a file, or in memory; a new one gets users that are made of words in turn.
    static func container(at url: URL? = nil, count: Int = 1000) -> NSPersistentContainer {
        let container = NSPersistentContainer(name: "Users", managedObjectModel: model())
        if let url {
            container.persistentStoreDescriptions[0].url = url
        } else {
            container.persistentStoreDescriptions[0].type = NSInMemoryStoreType
        }
        container.loadPersistentStores { _, error in
            if let error { fatalError("the users' store can't be opened: \(error.localizedDescription)") }
        }
        do {
            let known = try container.viewContext.count(for: NSFetchRequest<StoredUser>(entityName: "StoredUser"))
            if known == 0 { try fill(container.viewContext, count) }
        } catch {
            fatalError("the users can't be saved: \(error.localizedDescription)")
        }
        return container
    }

    private static func fill(_ context: NSManagedObjectContext, _ count: Int) throws {
        let names = ["Ada", "Basil", "Cleo", "Dora", "Emil", "Frida", "Gustav", "Hedda", "Ivo", "Jana"]
        let families = ["Abel", "Brandt", "Conti", "Dahl", "Ekman", "Fink", "Grau", "Holm", "Ilves", "Jansen", "Kern"]
        let places = ["Basel", "Cologne", nil, "Mainz", "Rotterdam"]
        let texts = [
            "Writes about self-sizing rows.", nil,
            "Draws lists on Linux, and likes rows that are as high as their words: this one has three lines in most widths.",
        ]
        for number in 0..<count {
            let user = StoredUser(context: context)
            user.identifier = "user\(number + 1)"
            user.name =
                "\(names[number % names.count]) \(families[number / names.count % families.count]) \(number + 1)"
            user.place = places[number % places.count]
            user.about = texts[number % texts.count]
            user.itemsCount = Int64(number * 7 % 300)
            user.followeesCount = Int64(number * 31 % 2000)
            user.followersCount = Int64(number * 97 % 50_000)
        }
        try context.save()
    }
}
