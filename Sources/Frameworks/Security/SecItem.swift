import Foundation

/// The attributes that make an item of a class the only one of its kind.
private func primaryKey(of kind: String) -> [NSString]? {
    switch kind as NSString {
    case kSecClassGenericPassword:
        [kSecClass, kSecAttrAccount, kSecAttrService, kSecAttrAccessGroup, kSecAttrSynchronizable]
    case kSecClassInternetPassword:
        [
            kSecClass, kSecAttrAccount, kSecAttrServer, kSecAttrProtocol, kSecAttrAuthenticationType,
            kSecAttrSecurityDomain, kSecAttrPort, kSecAttrPath, kSecAttrAccessGroup, kSecAttrSynchronizable,
        ]
    default: nil
    }
}

/// True if two items can't be in a keychain together.
private func areSame(_ left: KeychainItem, _ right: KeychainItem) -> Bool {
    guard let kind = left[kSecClass as String] as? String, let names = primaryKey(of: kind) else { return false }
    return names.allSatisfy { name in
        switch (left[name as String], right[name as String]) {
        case (nil, nil): true
        case (let a?, let b?): KeychainQuery.areEqual(a, b)
        default: false
        }
    }
}

/// Says why a query can't be carried out; nil where it can.
private func obstacle(_ query: KeychainQuery) -> OSStatus? {
    if query.attributes[kSecValuePersistentRef as String] != nil { return nil }
    guard let kind = query.attributes[kSecClass as String] as? String else { return errSecParam }
    return primaryKey(of: kind) == nil || query.wantsObject ? errSecUnimplemented : nil
}

/// The object that a call returns for an item.
private func answer(_ item: KeychainItem, _ query: KeychainQuery) -> AnyObject? {
    let secret = item[kSecValueData as String] as? Data
    let reference = item[kSecValuePersistentRef as String] as? Data
    if [query.returnsData, query.returnsAttributes, query.returnsReference].filter({ $0 }).count == 1 {
        if query.returnsData { return secret.map { $0 as NSData } }
        if query.returnsReference { return reference.map { $0 as NSData } }
    }
    guard query.returnsData || query.returnsAttributes || query.returnsReference else { return nil }
    var shown = query.returnsAttributes ? item : [:]
    shown[kSecValueData as String] = query.returnsData ? secret : nil
    shown[kSecValuePersistentRef as String] = query.returnsReference ? reference : nil
    return shown as NSDictionary
}

/// Adds a password. Other classes of items are answered by `errSecUnimplemented`.
@discardableResult
public func SecItemAdd(_ attributes: NSDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
    let query = KeychainQuery(attributes)
    if let obstacle = obstacle(query) { return obstacle }
    var item = query.attributes
    item[kSecValueData as String] = query.secret ?? Data()
    item[kSecValuePersistentRef as String] = Data(UUID().uuidString.utf8)
    let now = Date()
    item[kSecAttrCreationDate as String] = now
    item[kSecAttrModificationDate as String] = now
    return Keychain.shared.change { items in
        guard !items.contains(where: { areSame($0, item) }) else { return errSecDuplicateItem }
        items.append(item)
        result?.pointee = answer(item, query)
        return errSecSuccess
    }
}

/// Finds items; the first one, unless all are asked for.
@discardableResult
public func SecItemCopyMatching(_ query: NSDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
    let query = KeychainQuery(query)
    if let obstacle = obstacle(query) { return obstacle }
    // As on Apple's systems, secrets come one at a time.
    if query.wantsAll, query.returnsData, !query.returnsAttributes { return errSecParam }
    return Keychain.shared.search { items in
        let found = items.filter(query.matches)
        guard let first = found.first else { return errSecItemNotFound }
        if query.wantsAll {
            result?.pointee = found.compactMap { answer($0, query) } as NSArray
        } else {
            result?.pointee = answer(first, query)
        }
        return errSecSuccess
    }
}

/// Changes attributes or the secret of all items that match.
@discardableResult
public func SecItemUpdate(_ query: NSDictionary, _ attributesToUpdate: NSDictionary) -> OSStatus {
    let query = KeychainQuery(query)
    let update = KeychainQuery(attributesToUpdate)
    if let obstacle = obstacle(query) { return obstacle }
    return Keychain.shared.change { items in
        let places = items.indices.filter { query.matches(items[$0]) }
        guard !places.isEmpty else { return errSecItemNotFound }
        var changed = items
        for place in places {
            changed[place].merge(update.attributes) { $1 }
            if let secret = update.secret { changed[place][kSecValueData as String] = secret }
            changed[place][kSecAttrModificationDate as String] = Date()
        }
        for place in places {
            for other in changed.indices where other != place && areSame(changed[place], changed[other]) {
                return errSecDuplicateItem
            }
        }
        items = changed
        return errSecSuccess
    }
}

/// Deletes all items that match.
@discardableResult
public func SecItemDelete(_ query: NSDictionary) -> OSStatus {
    let query = KeychainQuery(query)
    if let obstacle = obstacle(query) { return obstacle }
    return Keychain.shared.change { items in
        let count = items.count
        items.removeAll(where: query.matches)
        return items.count == count ? errSecItemNotFound : errSecSuccess
    }
}
