// TextLayoutTests
