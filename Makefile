# `make run` and `make test` do all on a fresh Debian or Ubuntu with a Swift toolchain; `make help` lists the rest.

# run, test and check share one set of flags, and with it one build. A compiler newer than ours may warn where ours
# doesn't: `make run WARNINGS=` builds nevertheless.
WARNINGS := -Xswiftc -warnings-as-errors
FLAGS := $(WARNINGS) --explicit-target-dependency-import-check error
PREFIX := /usr/local
FORMATTED := Package.swift Sources Tests Adapt/Package.swift Adapt/Sources Adapt/Tests Benchmarks/Package.swift Benchmarks/Sources

# A folder Scripts/NAME.d makes a target NAME once it holds a script. The scripts find the flags in MASU_FLAGS.
HOOKS := $(foreach name,soak bench,$(if $(wildcard Scripts/$(name).d/*.sh),$(name)))
export MASU_FLAGS := $(FLAGS)

.DEFAULT_GOAL := help
.PHONY: help masu install package installed commands agents run pictures build documents test check docs serve site-test inspector-test report-test window-test output-test documentation-pictures tutorial coverage format clean packages $(HOOKS)

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' Makefile
	@for name in $(HOOKS); do printf 'make %-14s Run Scripts/%s.d/*.sh in the order of their names\n' $$name $$name; done

run: packages ## Build the gallery and open it; without a display, draw its every screen into Output/
	@Scripts/build-gallery
	.build/debug/gallery --window --output Output $(if $(DEVICE),--device $(DEVICE))

# The source adapter needs the toolchain's SwiftSyntax; without, it is left out.
masu: packages ## Build masu for use from this clone, as .build/debug/masu, and the source adapter; its first run builds the modules
	swift build --product masu $(FLAGS)
	-swift build --package-path Adapt --product masu-adapt

pictures: packages ## Build the gallery, and draw its every screen into Output/
	@Scripts/build-gallery
	.build/debug/gallery --render-all --output Output

build: packages ## Build everything, tests included
	swift build --build-tests $(FLAGS)

documents: ## Fetch the public documents that some tests compare with; needs a network
	Scripts/fetch-documents

test: build ## Run every test, list what was skipped and why; make test FILTER=TextLayoutTests runs some
	@Scripts/run-tests $(if $(FILTER),'$(FILTER)')

check: build ## Check format, imports, layers, forbidden identifiers, and that the benchmarks compile; warnings are errors
	Scripts/provenance --check
	Scripts/releases --check
	swift format lint --strict --parallel --recursive --configuration .swift-format $(FORMATTED)
	Scripts/coverage --check
	Scripts/generate --check
	Scripts/check-benchmarks
	Scripts/check-architecture

docs: packages ## Write the documentation as pages into Output/Documentation; index.html opens from the disk
	swift build $(FLAGS)
	Scripts/make-docs

serve: ## Show the written documentation at http://127.0.0.1:8080; make docs serve does both
	Scripts/serve-docs

site-test: ## Test the written documentation in Chromium, where that is installed, and its server
	Scripts/test-site

inspector-test: packages ## Test the inspector's page in Chromium, where that is installed
	Scripts/test-inspector

window-test: packages ## Test the gallery's window on a display of its own, where Xvfb and xdotool are installed
	Scripts/test-window

output-test: build ## Test what all programs print alike: versions, help, errors, JSON
	Scripts/test-output

documentation-pictures: ## Draw the pictures of README.md and Documentation anew; the moving one needs Chromium
	swift build --product gallery $(FLAGS)
	Scripts/draw-pictures
	Scripts/record-inspector
report-test: packages ## Test the report of masu snapshots in Chromium, where that is installed
	Scripts/test-report

tutorial: build ## Follow the pages of Documentation that have commands
	Scripts/test-tutorial

commands: build ## Run every line of Documentation/commands.md
	Scripts/build-adapt
	MASU_MODULES=unoptimized Scripts/test-commands .build/debug/masu

agents: build ## Test masu mcp by the protocol's official client (pip install mcp), on a copy of the example
	Scripts/build-adapt
	rm -rf .build/agents && cp -r Adapt/Example/Rivers .build/agents
	MASU_MODULES=unoptimized Scripts/test-agents .build/debug/masu .build/agents

coverage: ## Write Documentation/coverage.md, provenance.md and releases.md anew
	Scripts/coverage
	Scripts/provenance
	Scripts/releases

format: ## Format all sources in place
	swift format --in-place --recursive --configuration .swift-format $(FORMATTED)

# The source adapter needs the toolchain's SwiftSyntax; without, it is left out.
installed: packages
	swift build -c release $(FLAGS)
	Scripts/build-modules debug .build/modules-debug .build/modules-debug/assembled
	-swift build --package-path Adapt -c release --product masu-adapt

install: installed ## Install programs, prebuilt modules and documentation into PREFIX, /usr/local where nothing is said
	Scripts/install-masu $(PREFIX) $(DESTDIR)

package: installed ## Write a Debian package and a .tar.gz of what is installed into Output/
	Scripts/make-package Output

clean: ## Remove what was built and drawn
	rm -rf .build Output

packages: ## Install the system libraries that are missing
	@Scripts/install-system-packages

$(HOOKS): packages
	Scripts/run-hooks $@.d
