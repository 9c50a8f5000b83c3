# Everything a person does with this project, one command each.
# demo, test and fuzz install what is missing; the others expect it to be there.

SWIFT ?= swift
DEMO := Tests/CellScenarioTests/Demo/recorded-press.json
SECONDS ?= 60
SANITIZED := CELLFX_RANDOM_SEQUENCES=400 CELLFX_MODEL_SEQUENCES=400 CELLFX_PARTITIONS=40 CELLFX_TIME_FACTOR=4
UBSAN := -Xcc -fsanitize=undefined -Xcc -fsanitize-trap=undefined
COVER := -Xcc -fprofile-instr-generate -Xcc -fcoverage-mapping

.PHONY: demo test build lint format asan tsan ubsan coverage analyze allocations attacks fuzz docs bench bench-script clean setup

demo: setup
	@echo "Building cellfx, which takes some minutes the first time …" >&2
	@folder=$$(.ci/release cellfx) && $$folder/cellfx run --plugins-first --timeline $(DEMO)

test: setup
	$(SWIFT) test --disable-xctest

setup:
	@.ci/setup

build:
	$(SWIFT) build

lint:
	$(SWIFT) format lint --strict -r Package.swift Sources Tests

format:
	$(SWIFT) format -i -r Package.swift Sources Tests

asan:
	$(SANITIZED) LSAN_OPTIONS=suppressions=$(CURDIR)/.ci/leaks.supp \
	  $(SWIFT) test --sanitize=address --disable-xctest --scratch-path .build-asan

tsan:
	$(SANITIZED) $(SWIFT) test --sanitize=thread --disable-xctest --scratch-path .build-tsan

ubsan:
	$(SANITIZED) $(SWIFT) test $(UBSAN) --disable-xctest --scratch-path .build-ubsan

coverage:
	$(SWIFT) test --enable-code-coverage $(COVER) --disable-xctest --scratch-path .build-coverage
	@.ci/coverage .build-coverage

analyze:
	@.ci/analyze

allocations:
	@.ci/allocations

attacks:
	@.ci/attacks

fuzz:
	@.ci/fuzz $(SECONDS)

docs:
	@.ci/docs

bench:
	@echo "Building cellfx, which takes some minutes the first time …" >&2
	@folder=$$(.ci/release cellfx) && $$folder/cellfx bench

bench-script:
	@folder=$$(.ci/release BenchScript) && $$folder/BenchScript Plugins

clean:
	rm -rf .build .build-*
