/// True if the release that the host follows has a version of iOS; the source adapter writes it for `#available`.
public func _systemIsAtLeast(_ major: Int, _ minor: Int) -> Bool {
    BehaviourProfile.presentRelease.isAtLeast(major, minor)
}
