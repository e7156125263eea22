# Everything a person or a CI job does with flowview. `make` alone lists the targets.

SHELL := /bin/bash
.DEFAULT_GOAL := help

PREFIX  ?= /usr/local
DESTDIR ?=
SECONDS ?= 60
# Folders below PREFIX where shells, man and people look.
SHARED := share/man/man1 share/bash-completion/completions share/zsh/site-functions \
	share/fish/vendor_completions.d share/doc/flowview share/doc/flowview/examples/actions

# The standard library is linked in, so that the one binary runs where no Swift is installed.
RELEASE := -c release --static-swift-stdlib
# A package of its own, built apart and kept: it sees the public products only.
HOST := --package-path Tests/HostPackage --scratch-path .build/host
SWIFT_FILES := Package.swift Sources Tests Benchmarks Fuzz $(wildcard Samples/*.swift Samples/*/Package.swift Samples/*/Sources)

.PHONY: help deps build run test host bench fuzz sanitize lint format record e2e install put dist clean

help: ## Show this list
	@echo 'flowview: server-driven pages in a terminal'
	@echo
	@awk -F ':.*## ' '/^[a-z0-9]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' Makefile

deps: ## Install what is missing (Debian and Ubuntu, through apt)
	@.ci/deps

build: deps ## Build the release binary
	swift build $(RELEASE) --product flowview

run: build ## Open the gallery of samples
	@"$$(swift build $(RELEASE) --show-bin-path)/flowview"

test: deps ## Run unit and golden tests, then the end-to-end tests on the release binary
	swift test --skip EndToEndTests
	$(MAKE) --no-print-directory host
	$(MAKE) --no-print-directory e2e

host: deps ## Build a package that knows the public products only, and compare what it prints
	swift build $(HOST)
	set -o pipefail; "$$(swift build $(HOST) --show-bin-path)/host" <Tests/HostPackage/page.json | \
		diff --unified Tests/HostPackage/page.txt -

e2e: build ## Run the end-to-end tests in tmux
	FLOWVIEW_BIN="$$(swift build $(RELEASE) --show-bin-path)/flowview" swift test --filter EndToEndTests

bench: deps ## Measure flowview beside its peers and write docs/benchmarks.md (some minutes on a quiet machine)
	swift build $(RELEASE) --product flowview
	swift build $(RELEASE) --product Benchmarks
	test -x .build/peers/bin/vd || { python3 -m venv .build/peers && .build/peers/bin/pip --quiet install visidata pysimdjson; }
	bin="$$(swift build $(RELEASE) --show-bin-path)"; \
		Benchmarks/run.py "$$bin/Benchmarks" "$$bin/flowview" .build/peers docs/benchmarks.md

fuzz: deps ## Feed the decoder broken pages for SECONDS (60)
	Fuzz/run.sh $(SECONDS)

sanitize: deps ## Run the tests of the libraries under AddressSanitizer, then ThreadSanitizer
	@# XCTest's runner itself leaks two objects at the end, which would fail every run.
	ASAN_OPTIONS=detect_leaks=0 swift test --sanitize=address --scratch-path .build/address --filter 'FlowCoreTests|FlowTermTests'
	TSAN_OPTIONS=suppressions=$(CURDIR)/.ci/thread.suppressions \
		swift test --sanitize=thread --scratch-path .build/thread --filter 'FlowCoreTests|FlowTermTests'

lint: ## Check formatting and the rules of the house
	swift format lint --strict --recursive --parallel $(SWIFT_FILES)
	.ci/house-rules

format: ## Format every Swift file in place
	swift format --in-place --recursive --parallel $(SWIFT_FILES)

record: deps ## Record the golden frames anew (always fails: a recording proves nothing)
	FLOWVIEW_RECORD=1 swift test --skip EndToEndTests || true
	@echo 'recorded: read the difference, then run make test' >&2
	@exit 1

install: build ## Install below PREFIX (/usr/local), honouring DESTDIR
	@$(MAKE) --no-print-directory put BINARY="$$(swift build $(RELEASE) --show-bin-path)/flowview"

# What is generated comes from the binary that is installed.
put:
	install -d $(foreach folder,bin $(SHARED),'$(DESTDIR)$(PREFIX)/$(folder)')
	install -m 755 '$(BINARY)' '$(DESTDIR)$(PREFIX)/bin/flowview'
	'$(BINARY)' generate man >'$(DESTDIR)$(PREFIX)/share/man/man1/flowview.1'
	'$(BINARY)' generate bash >'$(DESTDIR)$(PREFIX)/share/bash-completion/completions/flowview'
	'$(BINARY)' generate zsh >'$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_flowview'
	'$(BINARY)' generate fish >'$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/flowview.fish'
	install -m 644 README.md docs/*.md '$(DESTDIR)$(PREFIX)/share/doc/flowview'
	install -m 644 Samples/*.json Samples/*.flow Samples/*.txt '$(DESTDIR)$(PREFIX)/share/doc/flowview/examples'
	install -m 644 Samples/actions/*.json '$(DESTDIR)$(PREFIX)/share/doc/flowview/examples/actions'

dist: build ## Pack a tarball and a .deb that need no Swift into .build/dist (MAINTAINER='Name <mail>')
	rm -rf .build/dist
	mkdir -p .build/dist
	@$(MAKE) --no-print-directory install DESTDIR=.build/dist/tree PREFIX=/usr
	tools/make-dist .build/dist/tree "$$(.build/dist/tree/usr/bin/flowview --version | cut -d ' ' -f 2)" .build/dist

clean: ## Remove everything that was built
	rm -rf .build
