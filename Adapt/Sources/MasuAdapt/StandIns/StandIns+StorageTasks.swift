extension StandIns {
    /// Files on their way, and those who watch.
    static let storageTasks = #"""
        public enum StorageTaskStatus: Int, Sendable {
            case unknown, resume, progress, pause, success, failure
        }

        /// The state of a file on its way.
        open class StorageTaskSnapshot: NSObject, @unchecked Sendable {
            public let task: StorageTask
            public let reference: StorageReference
            public let status: StorageTaskStatus
            public let progress: Progress?
            public let metadata: StorageMetadata?
            public let error: (any Error)?
            init(_ task: StorageTask, _ status: StorageTaskStatus) {
                (self.task, reference, self.status, progress) = (task, task.reference, status, task.progress)
                (metadata, error) = (task.metadata, task.error)
            }
        }

        open class StorageTask: NSObject, @unchecked Sendable {
            let reference: StorageReference
            let progress = Progress(totalUnitCount: 0)
            var metadata: StorageMetadata?
            fileprivate(set) var error: (any Error)?
            public var snapshot: StorageTaskSnapshot { StorageTaskSnapshot(self, status) }
            fileprivate var status = StorageTaskStatus.resume
            init(_ reference: StorageReference) { self.reference = reference }
        }

        /// A file on its way, which arrives as a whole: it can be paused before that alone.
        open class StorageObservableTask: StorageTask, @unchecked Sendable {
            private var observers: [(name: String, status: StorageTaskStatus, hear: (StorageTaskSnapshot) -> Void)] = []
            private var lastName = 0
            private var work: (() throws -> Void)?
            private var isWaiting = false
            private var answer: (((any Error)?) -> Void)?

            /// Is told of every state that is asked for, and of one that is there already.
            @discardableResult public func observe(
                _ status: StorageTaskStatus, handler: @escaping (StorageTaskSnapshot) -> Void
            ) -> String {
                lastName += 1
                let name = "\(lastName)"
                observers.append((name, status, handler))
                if self.status == status, status == .success || status == .failure {
                    Storage.later { [self] in handler(snapshot) }
                }
                return name
            }
            public func removeObserver(withHandle handle: String) { observers.removeAll { $0.name == handle } }
            public func removeAllObservers() { observers = [] }
            public func removeAllObservers(for status: StorageTaskStatus) { observers.removeAll { $0.status == status } }

            private func tell(_ status: StorageTaskStatus) {
                let snapshot = StorageTaskSnapshot(self, status)
                for observer in observers where observer.status == status { observer.hear(snapshot) }
            }

            func start(_ work: @escaping () throws -> Void, then answer: @escaping ((any Error)?) -> Void) {
                (self.work, self.answer) = (work, answer)
                go()
            }
            private func go() {
                guard !isWaiting else { return }
                isWaiting = true
                Storage.later { [self] in
                    isWaiting = false
                    guard status == .resume, let work else { return }
                    tell(.resume)
                    do {
                        try work()
                        progress.completedUnitCount = progress.totalUnitCount
                        status = .progress
                        tell(.progress)
                        finish(.success, nil)
                    } catch { finish(.failure, error) }
                }
            }
            private func finish(_ status: StorageTaskStatus, _ error: (any Error)?) {
                (self.status, self.error, work) = (status, error, nil)
                tell(status)
                answer?(error)
                answer = nil
            }
            public func pause() {
                guard status == .resume else { return }
                status = .pause
                Storage.later { [self] in tell(.pause) }
            }
            public func resume() {
                guard status == .pause else { return }
                status = .resume
                go()
            }
            public func cancel() {
                guard status == .resume || status == .pause else { return }
                status = .failure
                Storage.later { [self] in finish(.failure, StorageError.cancelled) }
            }
        }
        open class StorageUploadTask: StorageObservableTask, @unchecked Sendable {}
        open class StorageDownloadTask: StorageObservableTask, @unchecked Sendable {}
        """#
}
