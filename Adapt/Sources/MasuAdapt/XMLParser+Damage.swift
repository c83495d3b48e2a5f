import Foundation
import FoundationXML

extension XMLParser {
    /// Reads a text whose bytes may be damaged: those that aren't UTF-8 are replaced first, since Foundation's parser for Linux
    /// ends the program at an attribute with one.
    convenience init(damaged data: Data) { self.init(data: Data(String(decoding: data, as: UTF8.self).utf8)) }
}
