// HeadlessHostTests
