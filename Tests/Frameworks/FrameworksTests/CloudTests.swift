import CloudKit
import PassKit
import Social
import XCTest

/// Kind: documented — Apple's pages on `CKRecord`, `CKContainer`, `PKPaymentAuthorizationViewController` and
/// `SLComposeViewController`, on a device without accounts.
final class CloudTests: XCTestCase {
    func testRecordsStayInTheApp() async throws {
        let record = CKRecord(recordType: "Place", recordID: CKRecord.ID(recordName: "harbour"))
        record["name"] = "Harbour"
        record["depth"] = 12
        record.setValue(true, forKey: "isOpen")
        XCTAssertEqual(record["name"] as? String, "Harbour")
        XCTAssertEqual(record.allKeys(), ["depth", "isOpen", "name"])
        XCTAssertEqual(CKRecord.Reference(record: record, action: .deleteSelf).recordID, record.recordID)
        let status = try await CKContainer.default().accountStatus()
        XCTAssertEqual(status, .noAccount)
        do {
            _ = try await CKContainer.default().privateCloudDatabase.save(record)
            XCTFail("there is no account")
        } catch CKError.notAuthenticated {
        } catch { XCTFail("\(error)") }
    }

    func testOperationsEndInTheSameError() {
        let query = CKQuery(recordType: "Place", predicate: NSPredicate(value: true))
        let operation = CKQueryOperation(query: query)
        var failure: CKError.Code?
        operation.queryResultBlock = { result in
            if case .failure(let error) = result { failure = (error as? CKError)?.code }
        }
        CKContainer.default().publicCloudDatabase.add(operation)
        XCTAssertEqual(failure, .notAuthenticated)
        XCTAssertTrue(operation.isFinished)
    }

    @MainActor func testNothingIsPaidOrPosted() async {
        let request = PKPaymentRequest()
        request.paymentSummaryItems = [PKPaymentSummaryItem(label: "Boat", amount: 12)]
        XCTAssertFalse(PKPaymentAuthorizationViewController.canMakePayments())
        XCTAssertNil(PKPaymentAuthorizationViewController(paymentRequest: request))
        XCTAssertFalse(PKPassLibrary.isPassLibraryAvailable())
        XCTAssertThrowsError(try PKPass(data: Data())) { XCTAssertEqual(($0 as NSError).domain, PKPassKitErrorDomain) }
        XCTAssertFalse(SLComposeViewController.isAvailable(forServiceType: SLServiceTypeTwitter))
        XCTAssertNil(SLComposeViewController(forServiceType: SLServiceTypeTwitter))
    }
}
