/// Objects and collections that an object's values were made into, by the places of its slots.
///
/// Most objects have none: nothing is allocated for them, and nothing counted.
struct RelatedObjects {
    private var table: [Int: AnyObject]?

    subscript(slot: Int) -> AnyObject? {
        get { table?[slot] }
        set {
            if table == nil {
                table = newValue.map { [slot: $0] }
            } else {
                table?[slot] = newValue
            }
        }
    }
}
