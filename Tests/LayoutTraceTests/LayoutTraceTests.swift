// LayoutTraceTests
