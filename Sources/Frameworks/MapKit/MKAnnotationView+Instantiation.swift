import UIKit

/// Instantiates a registered class that is known only as a value, as UIKit does with its cells: a convenience
/// initialiser's entry gets a name, under which it is declared a second time as a static function.
extension MKAnnotationView {
    @_silgen_name("masu_MKAnnotationView_make")
    convenience init(making annotation: __owned (any MKAnnotation)?, reuseIdentifier: __owned String?) {
        self.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    }

    @_silgen_name("masu_MKAnnotationView_make")
    private static func allocate(
        making annotation: __owned (any MKAnnotation)?, reuseIdentifier: __owned String?
    ) -> Self

    static func make(_ annotation: (any MKAnnotation)?, _ identifier: String?) -> Self {
        allocate(making: annotation, reuseIdentifier: identifier)
    }
}

extension _MadeFromClass where Self: MKAnnotationView {
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self = Self.make(annotation, reuseIdentifier)
    }
}
