import UIKit

public enum INOutgoingMessageType: Int, Sendable { case unknown, outgoingMessageText, outgoingMessageAudio }

/// A file with a message.
open class INSendMessageAttachment: NSObject {
    public let audioMessageFile: INFile?
    public init(audioMessageFile: INFile) {
        self.audioMessageFile = audioMessageFile
        super.init()
    }
}

open class INFile: NSObject {
    public let data: Data
    open var filename: String
    public let typeIdentifier: String?
    public let fileURL: URL?

    public init(data: Data, filename: String, typeIdentifier: String?) {
        (self.data, self.filename, self.typeIdentifier) = (data, filename, typeIdentifier)
        fileURL = nil
        super.init()
    }
}

/// The wish to send a message.
open class INSendMessageIntent: INIntent {
    public let recipients: [INPerson]?
    public let outgoingMessageType: INOutgoingMessageType
    public let content: String?
    public let speakableGroupName: INSpeakableString?
    public let conversationIdentifier: String?
    public let serviceName: String?
    public let sender: INPerson?
    public let attachments: [INSendMessageAttachment]?

    public init(
        recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?,
        speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?,
        sender: INPerson?,
        attachments: [INSendMessageAttachment]?
    ) {
        self.recipients = recipients
        self.outgoingMessageType = outgoingMessageType
        self.content = content
        self.speakableGroupName = speakableGroupName
        self.conversationIdentifier = conversationIdentifier
        self.serviceName = serviceName
        self.sender = sender
        self.attachments = attachments
        super.init()
    }

    public convenience init(
        recipients: [INPerson]?, content: String?, speakableGroupName: INSpeakableString?,
        conversationIdentifier: String?, serviceName: String?, sender: INPerson?
    ) {
        self.init(
            recipients: recipients, outgoingMessageType: .outgoingMessageText, content: content,
            speakableGroupName: speakableGroupName, conversationIdentifier: conversationIdentifier,
            serviceName: serviceName, sender: sender, attachments: nil)
    }
}

public enum INCallCapability: Int, Sendable { case unknown, audioCall, videoCall }
public enum INCallDestinationType: Int, Sendable {
    case unknown, normal, emergency, voicemail, redial, callBack, normalDestination
}
public enum INCallAudioRoute: Int, Sendable { case unknown, speakerphoneAudioRoute, bluetoothAudioRoute }

/// The wish to call somebody.
open class INStartCallIntent: INIntent {
    public let audioRoute: INCallAudioRoute
    public let destinationType: INCallDestinationType
    public let contacts: [INPerson]?
    public let callCapability: INCallCapability

    public init(
        audioRoute: INCallAudioRoute, destinationType: INCallDestinationType, contacts: [INPerson]?,
        callCapability: INCallCapability
    ) {
        self.audioRoute = audioRoute
        self.destinationType = destinationType
        self.contacts = contacts
        self.callCapability = callCapability
        super.init()
    }
}

/// The wish to call somebody, before iOS 13.
open class INStartAudioCallIntent: INIntent {
    public let destinationType: INCallDestinationType
    public let contacts: [INPerson]?

    public init(destinationType: INCallDestinationType, contacts: [INPerson]?) {
        self.destinationType = destinationType
        self.contacts = contacts
        super.init()
    }
}

/// The wish to call somebody with pictures, before iOS 13.
open class INStartVideoCallIntent: INIntent {
    public let contacts: [INPerson]?

    public init(contacts: [INPerson]?) {
        self.contacts = contacts
        super.init()
    }
}
