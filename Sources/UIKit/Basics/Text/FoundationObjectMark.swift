/// The first stored property of classes whose objects are values in attributed strings.
///
/// Foundation on Linux stores attributes in Core Foundation's dictionaries, which compare values where runs meet. Core
/// Foundation distinguishes its own objects from Swift's by a type number behind the object's header, bits 8 to 17;
/// where these happen to be 0 it ends the program instead of calling `isEqual`. The number stored here is no object's
/// type.
struct FoundationObjectMark: Hashable, Sendable {
    private let bits: UInt64 = 1 << 8
}
