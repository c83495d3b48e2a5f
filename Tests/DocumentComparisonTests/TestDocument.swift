import InterfaceBuilder

/// A storyboard of one scene, in the pieces that tests change.
struct TestDocument {
    var toolsVersion = "17701"
    var initial = "con"
    var title = """
        <label userLabel="Title label" text="Hi" translatesAutoresizingMaskIntoConstraints="NO" id="tit">
        <rect key="frame" x="16" y="0" width="100" height="20"/>
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
        """
    var button = """
        <button userLabel="Send" opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="but">
        <rect key="frame" x="16" y="30" width="60" height="30"/><state key="normal" title="Send"/>
        <connections><action selector="send:" destination="con" eventType="touchUpInside" id="act"/></connections></button>
        """
    var after = ""
    var constraints = """
        <constraint firstItem="tit" firstAttribute="leading" secondItem="saf" secondAttribute="leading" constant="16" id="c1"/>
        <constraint firstItem="saf" firstAttribute="trailing" secondItem="tit" secondAttribute="trailing" constant="16" id="c2"/>
        <constraint firstItem="but" firstAttribute="top" secondItem="tit" secondAttribute="bottom" constant="10" id="c3"/>
        """
    var connections = "<outlet property=\"titleLabel\" destination=\"tit\" id=\"o1\"/>"
    var scenes = ""

    var document: InterfaceDocument {
        get throws { try InterfaceDocument(parsing: Array(text.utf8), name: "Main.storyboard") }
    }

    var text: String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(toolsVersion)" \
        useSafeAreas="YES" initialViewController="\(initial)"><device id="retina4_7" orientation="portrait"/>
        <scenes><scene sceneID="s1"><objects>
        <viewController id="con" customClass="ChatController" sceneMemberID="viewController">
        <view key="view" id="roo"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews><view userLabel="Row" translatesAutoresizingMaskIntoConstraints="NO" id="row">
        <rect key="frame" x="0" y="0" width="375" height="80"/><subviews>\(title)\(button)</subviews></view>\(after)</subviews>
        <viewLayoutGuide key="safeArea" id="saf"/><constraints>\(constraints)</constraints></view>
        <connections>\(connections)</connections></viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="fir" sceneMemberID="firstResponder"/></objects>
        <point key="canvasLocation" x="10" y="20"/></scene>\(scenes)</scenes></document>
        """
    }
}
