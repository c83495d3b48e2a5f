// CairoRendererTests
