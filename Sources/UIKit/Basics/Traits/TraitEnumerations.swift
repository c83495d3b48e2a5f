public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified, compact, regular
}

public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark
}

public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight, rightToLeft

    var interfaceDirection: UIUserInterfaceLayoutDirection { self == .rightToLeft ? .rightToLeft : .leftToRight }
}

/// The user's preference for more contrast between colours.
public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal, high
}

/// The user's preference for bold text.
public enum UILegibilityWeight: Int, Sendable {
    case unspecified = -1
    case regular, bold
}

/// The level of content: the app's main content, or above it, as in a sheet.
public enum UIUserInterfaceLevel: Int, Sendable {
    case unspecified = -1
    case base, elevated
}

/// The colours that a display shows.
public enum UIDisplayGamut: Int, Sendable {
    case unspecified = -1
    case SRGB, P3
}

/// The display's ability to measure the force of a touch.
public enum UIForceTouchCapability: Int, Sendable {
    case unknown, unavailable, available
}

/// The look of a window, active or inactive.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    case unspecified = -1
    case inactive, active
}

/// The direction of the text, and with it of leading and trailing.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight, rightToLeft
}
