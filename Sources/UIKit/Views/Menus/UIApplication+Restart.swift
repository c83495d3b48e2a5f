import HostTime

extension UIApplication {
    /// Starts over with another device: animations, scheduled actions and touches are dropped. The clock returns to
    /// zero.
    package func restart() {
        HostTime.clock = timeline.frameworkClock
        for moving in timeline.moving { moving.scrollView?.stopMoving() }
        for fading in timeline.fading { fading.scrollView?.dropIndicators() }
        timeline.moving = []
        timeline.fading = []
        for link in timeline.displayLinks { link.invalidate() }
        timeline.clock.cancelAll()
        animations.removeAll()
        TouchStream.shared.abandon()
        GestureArbiter.shared.abandon()
        firstResponder = nil
        keyboard.frame = nil
        keyboard.isAttached = false
        keyboard.panel?.removeFromSuperview()
        UIMenuController.shared.hideMenu()
        MenuPresentation.abandon()
        backgroundTasks = BackgroundTasks()
        externalURLs = ExternalURLs()
        feedbackObserver = nil
        photos = []
        surroundings = DeviceSurroundings()
        connectedScenes = []
        hasScenes = false
        applicationState = .active
        timeline.touchBlocks = 0
        timeline.givenWarnings = []
        timeline.now = 0
    }
}
