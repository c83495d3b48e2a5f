// GraphicsTests
