// ListGeometryTests
