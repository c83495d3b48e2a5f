internal import Explanations

extension RefusedUpdate {
    var symptom: Symptom {
        .invalidUpdate(section: section, before: before, after: after, inserted: inserted, deleted: deleted)
    }
}
