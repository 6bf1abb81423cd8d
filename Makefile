# Everything a newcomer needs starts here: `make help`. The scripts behind it are in tools/.

BIN := .venv/bin
PYTEST := $(BIN)/pytest

# Only what was typed after `make` counts: some shells export a HOST of their own.
typed = $(if $(findstring command,$(origin $(1))),$(2) "$($(1))")

.PHONY: help run test test-js test-py check types-js bench faults fuzz soak bundle package lighthouse access shots gallery audit lock clean setup setup-dev setup-tools

help:
	@echo 'make run     start the server on http://127.0.0.1:8000 (HOST=0.0.0.0 for the whole network, PORT=8000)'
	@echo 'make test    run every test, against a real Redis and a real browser'
	@echo 'make check   format, lint, types and import rules; fast'
	@echo 'make bench   print the benchmark tables'
	@echo 'make faults  play hundreds of matches while things break, and print what came of it (under 15 minutes)'
	@echo 'make fuzz    send a million frames that nobody honest would send (about 20 minutes; FRAMES=…, SEED=…)'
	@echo 'make soak    make, play in and leave 100,000 rooms in one server (about an hour; ROOMS=…)'
	@echo 'make bundle  write build/static: the page in a few small files, as packages have it'
	@echo 'make package put a wheel with that page into dist'
	@echo 'make lighthouse  run Lighthouse on that page, the lobby and a table, and fail under the budgets (RUNS=5)'
	@echo 'make access  ask axe what keeps people out of every screen and state, in every look (SCENE=lobby)'
	@echo 'make shots   take the screenshots of the README again'
	@echo 'make gallery take pictures of every screen and state into build/gallery (SCENE=lobby, SIZE=360x640, LANG=ar, THEME=dark)'
	@echo 'make audit   ask the advisory services about every pinned package'
	@echo 'make lock    write constraints.txt again, after a change of the dependencies'
	@echo 'make clean   remove what the other targets made'

run: setup
	@exec $(BIN)/basra serve $(call typed,HOST,--host) $(call typed,PORT,--port)

test: test-js test-py

test-js: setup-tools
	node --test $$(find tests -name '*.test.js' -not -path '*/node_modules/*')

# One run for all, so that its last line counts everything. The rules and the rooms are held to every branch.
test-py: setup-dev setup-tools
	$(PYTEST) -n 2 --dist worksteal --cov=engine --cov=app/rooms --cov-branch --cov-fail-under=100 \
		--cov-report=term-missing:skip-covered tests

check: setup-dev types-js
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports

types-js:
	tools/setup-tools node npm
	tools/setup-node
	npm run --silent types

bench: setup-dev
	$(BIN)/python -m tests.bench

faults: setup-dev
	tools/setup-tools redis
	$(BIN)/python -m tests.faults

fuzz: setup-dev
	tools/setup-tools redis
	$(BIN)/python -m tests.fuzz $(call typed,FRAMES,--frames) $(call typed,SEED,--seed)

soak: setup-dev
	tools/setup-tools redis
	$(BIN)/python -m tests.soak $(call typed,ROOMS,--rooms)

bundle:
	tools/setup-tools node npm
	tools/setup-node
	node tools/bundle.js

package: setup-dev bundle
	tools/package

lighthouse: setup-dev bundle
	tools/setup-tools chromium
	tools/lighthouse/run $(call typed,RUNS,)

access: setup-dev setup-tools
	$(BIN)/python -m tests.gallery.axe $(call typed,SCENE,--scene)

shots: setup-dev
	tools/setup-tools chromium
	$(BIN)/python tools/screenshots.py

gallery: setup-dev
	tools/setup-tools chromium
	$(BIN)/python -m tests.gallery.shots $(call typed,SCENE,--scene) $(call typed,SIZE,--size) $(call typed,LANG,--lang) \
		$(call typed,THEME,--theme)

audit: setup-dev
	tools/setup-tools node npm
	$(BIN)/python tools/audit.py

lock:
	tools/lock

clean:
	rm -rf .venv node_modules build dist .coverage .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

setup:
	@tools/setup-venv

setup-dev:
	@tools/setup-venv dev

setup-tools:
	@tools/setup-tools redis chromium node npm
	@tools/setup-node
