"""The inspector's page in a real browser: clicked, edited, turned; and who isn't answered.

Run by Scripts/test-inspector. SCREENSHOTS names a folder for pictures of the page.
"""

import http.client
import json
import os
import socket
import subprocess
import sys
import time
import unittest
import urllib.parse

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import browser
from contrast import POOR_CONTRAST

GALLERY = os.environ["GALLERY"]


class Served:
    """A gallery screen with its inspector."""

    def __init__(self, *arguments):
        self.process = subprocess.Popen([GALLERY, *arguments, "--inspect"], stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        self.address = line.strip().rsplit(" ", 1)[-1]
        if not self.address.startswith("http://127.0.0.1:"):
            raise RuntimeError(f"no address: {line}")
        parts = urllib.parse.urlsplit(self.address)
        self.port, self.path = parts.port, parts.path

    def close(self):
        self.process.terminate()
        self.process.wait(10)
        self.process.stdout.close()

    def status(self, path, method="GET", body=None, **headers):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        try:
            fields = {name.replace("_", "-"): value for name, value in headers.items()}
            connection.request(method, path, body, fields)
            answer = connection.getresponse()
            answer.read()
            return answer.status
        finally:
            connection.close()


class PageTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.served = Served("flexible-rows")
        cls.browser = browser.Browser()

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.served.close()

    def setUp(self):
        self.browser.open("about:blank")
        self.browser.problems.clear()
        self.browser.open(self.served.address)
        self.browser.wait("document.querySelectorAll('#tree .row').length > 10", "the tree has lines")
        self.browser.wait("part('picture').naturalWidth > 0 && events.length > 0", "picture and trace are there")

    def tearDown(self):
        self.assertEqual(self.browser.problems, [], "errors of the page, its policy's included")

    def picture(self, name):
        if folder := os.environ.get("SCREENSHOTS"):
            os.makedirs(folder, exist_ok=True)
            self.browser.screenshot(os.path.join(folder, name + ".png"))

    def value(self, expression):
        return self.browser.value(expression)

    def named(self, name):
        """The id and the frame of the first view of a name that stands well inside of the screen."""
        return self.value(
            "(r => ({id: r.id, frame: r.frame}))([...nodes.values()].find(n => n.row.isVisible &&"
            f" n.row.frame.y > 64 && n.row.frame.y < 400 && n.row.name == {json.dumps(name)}).row)")

    def click_screen(self, frame):
        box, scale = self.browser.box("#screen"), self.value("scaleOfScreen()")
        self.browser.click(
            box["x"] + (frame["x"] + 5) * scale, box["y"] + (frame["y"] + frame["height"] / 2) * scale)

    def choose(self, name):
        view = self.named(name)
        self.click_screen(view["frame"])
        self.browser.wait(f"chosen === {view['id']} && document.querySelector('#details h2')?.textContent == '{name}'")
        return view

    def type(self, selector, text):
        """Into a field, and Enter."""
        self.value(f"document.querySelector({json.dumps(selector)}).scrollIntoView()")
        self.browser.click_on(selector)
        self.value(f"document.querySelector({json.dumps(selector)}).select()")
        self.browser.call("Input.insertText", text=text)
        for kind in ["keyDown", "keyUp"]:
            self.browser.call(
                "Input.dispatchKeyEvent", type=kind, key="Enter", code="Enter", text="\r", windowsVirtualKeyCode=13)

    def test_a_click_on_the_screen_explains_the_view(self):
        self.choose("titleLabel")
        of = self.value("[...document.querySelectorAll('#details .answer[data-of]')].map(e => e.dataset.of)")
        self.assertEqual(of, ["row", "lines", "height", "width", "x", "y"])
        summary = self.value("document.querySelector('#details .answer[data-of] .says').textContent")
        self.assertRegex(summary, r"^Row \d+ of section \d+ is [\d.]+ high")
        self.browser.wait("document.querySelector('#details .answer[data-of]').open", "a row's chain is open")
        self.assertIn("].height", self.value("document.querySelector('#details .chain').textContent"))
        # What the chain's first level shows adds up to the row's height.
        self.assertTrue(self.value(
            "(() => { const read = e => Number(e.textContent.replace(/[+= ]/g, '').replace('−', '-'));"
            " const chain = document.querySelector('#details .chain');"
            " const parts = [...chain.querySelectorAll(':scope > .inside > .link > .amount')].map(read);"
            " return parts.length > 1 && Math.abs(parts.reduce((a, b) => a + b) - read(chain.querySelector('.amount'))) < 0.5 })()"))
        self.assertRegex(self.value("document.querySelector('#details .where').textContent"), r"^\w+\.swift:\d+$")
        self.value("document.querySelector('.answer[data-of=height]').scrollIntoView({block: 'center'})")
        self.browser.click_on("#details .answer[data-of=height] summary")
        self.browser.wait("document.querySelector('#details .answer[data-of=height] .chain')")
        mark = self.browser.box("#mark")
        self.assertGreater(mark["width"], 10)
        self.assertEqual(self.value("document.querySelectorAll('#tree .chosen').length"), 1)
        self.picture("explanation")

    def test_the_tree_chooses_too(self):
        self.browser.click_on("#tree .row")
        self.browser.wait("document.querySelector('#details h2')?.textContent == 'UIWindow'")

    def test_an_edited_constraint_tells_what_would_move(self):
        view = self.choose("titleLabel")
        before = self.value("JSON.stringify([...nodes.values()].map(n => n.row.frame))")
        field = "#details .tie input[title*=constant]"
        self.assertGreater(self.value(f"document.querySelectorAll('{field}').length"), 0)
        self.type(field, "40")
        self.browser.wait("/would move/.test(part('result').textContent)", "the trial's answer")
        self.assertIn(" → ", self.value("part('result').textContent"))
        self.assertGreater(self.value("document.querySelectorAll('.ghost').length"), 0)
        self.picture("what-if")
        width = "#details input[min='0']"
        self.type(width, str(round(view["frame"]["width"] / 2)))
        self.browser.wait("/titleLabel/.test(part('result').textContent)", "the label would move")
        self.assertEqual(self.value("JSON.stringify([...nodes.values()].map(n => n.row.frame))"), before)
        self.browser.click_on("#result button")
        self.assertEqual(self.value("document.querySelectorAll('.ghost').length + part('result').textContent.length"), 0)

    def test_device_and_text_size_change_the_screen(self):
        other = Served("menu")
        self.addCleanup(other.close)
        # A page that outlives its program complains.
        self.addCleanup(self.browser.open, "about:blank")
        self.browser.open(other.address)
        tallest = "Math.max(0, ...[...nodes.values()].map(n => n.row).filter(r => r.type.endsWith('Label')).map(r => r.frame.height))"
        self.browser.wait("document.querySelectorAll('#tree .row').length > 3", "the other screen's tree")
        self.browser.wait(f"{tallest} > 0")
        height = self.value(tallest)
        size = self.browser.box("#size")
        self.browser.click(size["x"] + size["width"] - 3, size["y"] + size["height"] / 2)
        self.browser.wait("state.contentSize == 'AX5'")
        self.assertEqual(self.value("part('sizeName').textContent"), "AX5")
        self.browser.wait(f"{tallest} > {height} * 1.8", "labels grow")
        self.picture("large-text")
        self.browser.click(size["x"] + size["width"] * 3 / 11, size["y"] + size["height"] / 2)
        self.browser.wait("state.contentSize == 'L'")
        for device, width in [("iphone-12-pro-max", 428), ("iphone-se2", 375)]:
            self.value(
                f"part('device').value = '{device}'; part('device').dispatchEvent(new Event('change')); undefined")
            self.browser.wait(f"state.device == '{device}' && state.width == {width}")
            # The whole screen is fitted into its room, and shown point by point where that is wanted.
            self.browser.wait("part('screen').clientHeight <= part('stage').clientHeight - 30")
            self.browser.click_on("#actual")
            self.browser.wait(f"part('screen').clientWidth == {width}")
            self.browser.click_on("#fit")

    def test_the_trace_is_walked(self):
        self.browser.click_on("#events .row:last-child")
        last = self.value("current")
        self.browser.key("ArrowUp")
        self.assertLess(self.value("current"), last)
        self.browser.click_on("#forth")
        self.assertEqual(self.value("current"), last)
        self.browser.click_on("#back")
        caused = self.value("[...events].reverse().find(e => lines.has(e.sequence) && lines.has(e.cause)).sequence")
        self.value(f"step({caused})")
        self.assertGreater(self.value("document.querySelectorAll('#events .cause').length"), 0)
        self.browser.click_on("#cause")
        self.assertEqual(self.value("current"), self.value(f"eventOf.get({caused}).cause"))
        self.picture("trace")
        self.value("part('filter').value = 'measure'; part('filter').dispatchEvent(new Event('input')); undefined")
        self.assertTrue(self.value("[...lines.values()].every(l => /measure/i.test(l.textContent))"))

    def test_the_trace_is_walked_pass_by_pass_and_on_the_strip(self):
        kinds = "new Set([...lines.keys()].map(s => eventOf.get(s).kind))"
        self.assertTrue(self.value(f"{kinds}.has('layoutPass') && {kinds}.has('measure') && {kinds}.has('delegateCall')"))
        self.browser.click_on("#passBack")
        last = self.value("current")
        self.assertEqual(self.value(f"eventOf.get({last}).kind"), "layoutPass")
        self.browser.click_on("#passBack")
        before = self.value("current")
        self.assertLess(before, last)
        self.browser.click_on("#passForth")
        self.assertEqual(self.value("current"), last)
        # An event's view is pointed at on the screen; Enter chooses it.
        self.value("step([...lines.keys()].findLast(s => nodes.has(eventOf.get(s).view) && nodes.get(eventOf.get(s).view).row.isVisible))")
        self.assertTrue(self.value("!part('hover').hidden"))
        self.value("part('events').focus()")
        self.browser.key("Enter")
        self.browser.wait("chosen === eventOf.get(current).view")
        strip = self.browser.box("#strip")
        self.browser.click(strip["x"] + strip["width"] / 2, strip["y"] + 4)
        middle = self.value("current")
        self.browser.click(strip["x"] + 8, strip["y"] + 4)
        self.assertLess(self.value("current"), middle)
        # No line says what the end of another says.
        self.assertEqual(self.value("[...lines.values()].filter(l => /end of \\d/.test(l.textContent)).length"), 0)
        self.picture("strip")

    def test_keys_walk_the_tree_and_a_search_narrows_it(self):
        self.browser.click_on("#rows .row .name")
        self.browser.wait("chosen === root")
        self.browser.key("ArrowDown")
        self.browser.wait("nodes.get(chosen)?.parent === root")
        self.browser.key("ArrowLeft")
        self.assertTrue(self.value("nodes.get(chosen).block.classList.contains('shut')"))
        shut = self.value("seenLines().length")
        self.browser.key("ArrowRight")
        self.assertGreater(self.value("seenLines().length"), shut)
        self.browser.key("ArrowLeft")
        self.browser.key("ArrowLeft")
        self.browser.wait("chosen === root")
        self.browser.click_on("#find")
        self.browser.call("Input.insertText", text="datelabel")
        self.browser.wait("/ of /.test(part('found').textContent)")
        self.assertTrue(self.value(
            "[...document.querySelectorAll('#rows .leaf:not(.off) > .row .name')].every(n => n.textContent == 'dateLabel')"))
        self.assertTrue(self.value("seenLines().some(l => l.querySelector('.name').textContent == 'dateLabel')"))
        self.browser.key("Enter")
        self.browser.wait("nodes.get(chosen).row.name == 'dateLabel'")
        self.picture("search")
        self.browser.click_on("#find")
        self.browser.key("Escape")
        self.assertEqual(self.value("document.querySelectorAll('#rows .off').length"), 0)

    def test_names_are_readable_and_nothing_overflows(self):
        for width in [1500, 1100]:
            self.browser.call("Emulation.setDeviceMetricsOverride", width=width, height=800, deviceScaleFactor=1, mobile=False)
            # The screen is fitted anew once the page was laid out.
            self.value("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100)))).then(() => 0)")
            self.choose("titleLabel")
            self.assertEqual(self.value("document.documentElement.scrollWidth"), width)
            self.browser.wait("document.querySelector('.chain .amount')")
            wide = "[...document.querySelectorAll('.chain .amount')].filter(e => e.scrollWidth > e.clientWidth)"
            self.assertEqual(self.value(f"{wide}.map(e => e.textContent)"), [])
            for pane in ["details", "events", "rows"]:
                self.assertTrue(
                    self.value(f"part('{pane}').scrollWidth <= part('{pane}').clientWidth || '{pane}' == 'events'"), pane)
        self.browser.call("Emulation.setDeviceMetricsOverride", width=1500, height=950, deviceScaleFactor=1, mobile=False)

    def test_both_appearances_have_contrast(self):
        for scheme in ["dark", "light"]:
            self.browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
            self.choose("titleLabel")
            self.assertEqual(self.value(POOR_CONTRAST), [], scheme)
            self.picture(scheme)
        self.browser.call("Emulation.setEmulatedMedia", features=[])

    def test_properties_are_changed_and_told_as_swift(self):
        view = self.choose("titleLabel")
        self.value("part('properties').open = true")
        self.browser.wait("part('properties').open && document.querySelector('[id|=property-alpha], #property-alpha')")
        revision = self.value("state.revision")
        self.value("(f => { f.value = '0.5'; f.dispatchEvent(new Event('change')); })(part('property-alpha'))")
        self.browser.wait("/alpha = 0.5/.test(part('edits').textContent)", "the change as Swift")
        self.browser.wait(f"state.revision > {revision}", "the screen shows it")
        self.value("(f => { f.value = '#FF3B30FF'; f.dispatchEvent(new Event('change')); })(part('property-textColor'))")
        self.browser.wait("/textColor = UIColor\\(red: 1, green: 0.231/.test(part('edits').textContent)")
        self.picture("properties")
        self.browser.click_on("#edits button:last-of-type")
        self.browser.wait("part('edits').hidden", "taken back")
        self.browser.wait("document.querySelector('#property-alpha').value == '1'")

    def test_a_trial_is_kept(self):
        self.choose("titleLabel")
        field = "document.querySelector('.tie input[aria-label^=constant]')"
        self.browser.wait(field)
        self.value(f"(f => {{ f.value = Number(f.value) + 12; f.dispatchEvent(new Event('change')); }})({field})")
        self.browser.wait("[...document.querySelectorAll('#result button')].some(b => b.textContent == 'Keep')")
        self.value("[...document.querySelectorAll('#result button')].find(b => b.textContent == 'Keep').click()")
        self.browser.wait("/constraint.constant = /.test(part('edits').textContent)")
        self.value("[...document.querySelectorAll('#edits button')].find(b => b.textContent == 'Undo all').click()")
        self.browser.wait("part('edits').hidden")

    def test_devices_are_searched_by_keyboard(self):
        self.browser.click_on("#device")
        self.browser.type("12-mini")
        self.browser.key("Enter")
        self.browser.wait("state.device == 'iphone-12-mini'")
        self.value("part('device').value = 'iphone-se2'; part('device').dispatchEvent(new Event('change')); undefined")
        self.browser.wait("state.device == 'iphone-se2'")

    def test_narrow_and_wide_windows(self):
        for width, height in [(900, 700), (1060, 620), (1250, 800), (2560, 1400)]:
            self.browser.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
            self.value("new Promise(done => setTimeout(done, 200)).then(() => 0)")
            self.choose("titleLabel")
            self.value("part('properties').open = true")
            self.assertEqual(self.value("document.documentElement.scrollWidth"), width)
            self.assertGreater(self.browser.box("#stage")["width"], width * .35)
            self.assertTrue(self.value("(h => h.scrollWidth <= h.clientWidth)(document.querySelector('header'))"), width)
            self.assertGreaterEqual(self.browser.box("#filter")["width"], 60)
            self.assertTrue(self.value("part('details').scrollWidth <= part('details').clientWidth"))
            self.picture(f"width-{width}")
        self.browser.call("Emulation.setDeviceMetricsOverride", width=1500, height=950, deviceScaleFactor=1, mobile=False)

    def test_panes_are_dragged(self):
        left = self.browser.box("#tree")["width"]
        self.browser.drag((left, 500), (left + 60, 500))
        self.assertAlmostEqual(self.browser.box("#tree")["width"], left + 60, delta=4)
        self.value("localStorage.clear()")

    def test_what_is_wrong_is_listed_until_something_is_chosen(self):
        other = Served("flexible-rows", "--variant", "required-height")
        self.addCleanup(other.close)
        self.addCleanup(self.browser.open, "about:blank")
        self.browser.open(other.address)
        self.browser.wait("document.querySelectorAll('#rows .row').length > 3", "the other screen's tree")
        self.browser.wait("/issues?/.test(part('findings')?.textContent)")
        self.assertRegex(self.value("part('findings').textContent"), "Hiding thumbnailView")
        self.picture("findings")
        self.browser.click_on("#findings .finding button")
        self.browser.wait("nodes.get(chosen).row.name == 'thumbnailView'", "a finding selects the view that it means")

    def test_a_program_that_has_ended_is_told(self):
        other = Served("menu")
        self.browser.open(other.address)
        self.browser.wait("document.querySelectorAll('#rows .row').length > 3")
        other.close()
        self.browser.wait("!part('notice').hidden && /doesn.t answer/.test(part('notice').textContent)")
        self.picture("lost")
        self.browser.open("about:blank")
        self.browser.problems.clear()

    def test_layers_stand_in_space_and_are_turned(self):
        self.browser.click_on("#inSpace")
        self.browser.wait("document.querySelectorAll('.plane').length > 10", "planes")
        self.browser.wait(
            "[...document.querySelectorAll('.plane img')].length > 3 &&"
            "[...document.querySelectorAll('.plane img')].every(i => i.complete && i.naturalWidth > 0)", "pictures")
        self.picture("layers")
        stage = self.browser.box("#space")
        middle = (stage["x"] + stage["width"] / 2, stage["y"] + stage["height"] / 2)
        turn = self.value("pose.turn")
        self.browser.drag(middle, (middle[0] + 100, middle[1] + 20))
        self.assertAlmostEqual(self.value("pose.turn"), turn + 40, delta=0.5)
        depth = "new Set([...document.querySelectorAll('.plane')].map(p => p.style.transform.match(/calc[^*]*/)[0])).size"
        self.assertGreater(self.value(depth), 3)
        gap = self.browser.box("#gap")
        self.browser.click(gap["x"] + gap["width"] - 3, gap["y"] + gap["height"] / 2)
        self.assertGreater(float(self.value("getComputedStyle(part('space')).getPropertyValue('--gap')").strip("px ")), 60)
        self.picture("layers-apart")
        front = self.value("(Object.assign(pose, {turn: 0, tilt: 0}), look(), 0)")
        self.assertEqual(front, 0)
        view = self.named("titleLabel")
        plane = self.browser.box(f".plane[data-id='{view['id']}']")
        self.browser.click(plane["x"] + plane["width"] / 2, plane["y"] + plane["height"] / 2)
        self.browser.wait(f"chosen === {view['id']}", "a plane is clicked")
        self.picture("layers-front")
        self.browser.click_on("#inSpace")
        self.browser.wait("!part('screen').hidden && part('space').hidden")

    def press(self, key, code=0, text=None):
        for kind in ["keyDown", "keyUp"]:
            self.browser.call("Input.dispatchKeyEvent", type=kind, key=key, windowsVirtualKeyCode=code,
                **({"text": text} if text and kind == "keyDown" else {}))

    def test_two_devices_and_two_text_sizes_side_by_side(self):
        other = Served("flexible-rows")
        self.addCleanup(other.close)
        self.addCleanup(self.browser.open, "about:blank")
        self.browser.open(other.address)
        self.browser.wait("document.querySelectorAll('#tree .row').length > 10 && part('picture').naturalWidth > 0")
        self.value("part('rows').focus()")
        self.press("k", 75, "k")
        self.browser.wait("!part('kept').hidden && part('keptPicture').width > 100", "the state is kept by its key")
        self.assertEqual(self.value("part('differences').textContent"), "Nothing differs")
        self.value("part('device').value = 'iphone-12-pro-max'; part('device').dispatchEvent(new Event('change')); undefined")
        self.browser.wait("state.width == 428 && /views differ/.test(part('differences').textContent)")
        self.browser.wait("part('picture').naturalWidth == 856", "the picture of the other device")
        # Both have the same scale.
        ratio = self.value("part('screen').clientWidth / part('keptScreen').clientWidth")
        self.assertAlmostEqual(ratio, 428 / 375, delta=0.02)
        self.assertIn("375 × 667", self.value("part('differences').textContent"))
        kept, live = self.browser.box("#keptScreen"), self.browser.box("#screen")
        self.assertLess(kept["x"] + kept["width"], live["x"])
        self.value("[...document.querySelectorAll('#differences button')].find(b => /FlexibleRowsViewController.view/.test(b.textContent)).click()")
        self.browser.wait("chosen !== null && !part('keptMark').hidden && !part('mark').hidden", "the view is marked in both")
        for width in [900, 1500, 2560]:
            self.browser.call("Emulation.setDeviceMetricsOverride", width=width, height=950, deviceScaleFactor=1, mobile=False)
            self.value("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100)))).then(() => 0)")
            self.assertEqual(self.value("document.documentElement.scrollWidth"), width)
            self.assertLessEqual(self.value("part('stage').scrollWidth - part('stage').clientWidth"), 0)
            for scheme in ["dark", "light"]:
                self.browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
                self.assertEqual(self.value(POOR_CONTRAST), [], f"{width} {scheme}")
            self.picture(f"beside-{width}")
        self.browser.call("Emulation.setEmulatedMedia", features=[])
        self.browser.call("Emulation.setDeviceMetricsOverride", width=1500, height=950, deviceScaleFactor=1, mobile=False)
        self.value("part('rows').focus()")
        self.press("k", 75, "k")
        self.browser.wait("part('kept').hidden && part('differences').hidden")

    def test_everything_is_reached_by_keys_alone(self):
        reached = []
        for _ in range(60):
            self.press("Tab", 9)
            name = self.value("document.activeElement.id || document.activeElement.className || document.activeElement.tagName")
            reached.append(name)
            if name != "BODY":
                self.assertEqual(self.value("getComputedStyle(document.activeElement).outlineStyle"), "solid", name)
        for name in ["device", "release", "size", "fit", "actual", "keep", "inSpace", "export", "find", "rows", "passBack", "back", "forth",
                "filter", "events", "splitLeft", "splitRight", "splitBottom"]:
            self.assertIn(name, reached)
        # A view is chosen in the tree, one of its constraints is tried, and the trial is taken back.
        self.value("part('rows').focus()")
        while self.value("chosen === null || nodes.get(chosen).row.name != 'titleLabel' || !nodes.get(chosen).row.isVisible"):
            before = self.value("chosen")
            self.press("ArrowRight", 39)
            self.press("ArrowDown", 40)
            self.browser.wait(f"chosen !== {before if before is not None else 'null'}")
        self.browser.wait("document.querySelector('#details h2')?.textContent == 'titleLabel'")
        for _ in range(200):
            if self.value("document.activeElement.matches('#details .tie input[title*=constant]')"):
                break
            self.press("Tab", 9)
        self.assertTrue(self.value("document.activeElement.matches('#details .tie input[title*=constant]')"))
        self.value("document.activeElement.select()")
        self.browser.type("40")
        self.press("Enter", 13, "\r")
        self.browser.wait("/would move/.test(part('result').textContent)", "the trial's answer")

    def test_the_page_of_another_origin_reads_nothing(self):
        self.browser.open("data:text/html,<title>elsewhere</title>")
        self.browser.wait("document.title == 'elsewhere'")
        answer = self.value(
            f"fetch({json.dumps(self.served.address + 'tree')}).then(r => 'read ' + r.status, e => 'refused')")
        self.assertEqual(answer, "refused")
        self.browser.problems.clear()


class AdmissionTests(unittest.TestCase):
    """Over sockets, against the command itself."""

    @classmethod
    def setUpClass(cls):
        cls.served = Served("flexible-rows")

    @classmethod
    def tearDownClass(cls):
        cls.served.close()

    def test_who_is_not_answered(self):
        served, port = self.served, self.served.port
        path = served.path
        self.assertEqual(served.status(path), 200)
        for foreign in ["/", "/tree", "/" + "0" * 32 + "/tree", path[:-2] + "/tree"]:
            self.assertEqual(served.status(foreign), 403, foreign)
        for host in ["example.com", f"example.com:{port}", "127.0.0.1", f"127.0.0.1:{port + 1}"]:
            self.assertEqual(served.status(path + "tree", Host=host), 403, host)
        for origin in ["http://example.com", "null", f"https://127.0.0.1:{port}"]:
            self.assertEqual(served.status(path + "tree", Origin=origin), 403, origin)
        self.assertEqual(served.status(path + "tree", Sec_Fetch_Site="cross-site"), 403)

    def test_what_is_malformed(self):
        served, path = self.served, self.served.path
        for name, status in [("view?id=x", 400), ("changes?after=-1", 400), ("changes?layers=2", 400), ("nothing", 404)]:
            self.assertEqual(served.status(path + name), status, name)
        kind = {"Content_Type": "application/json"}
        for body, status in [("{", 400), ('{"version": 2}', 400), (" " * 70_000, 413)]:
            self.assertEqual(served.status(path + "trial", "POST", body, **kind), status)
        self.assertEqual(served.status(path + "trial", "POST", "{}", Content_Type="text/plain"), 415)
        for garbage in [b"\x00\x01\x02\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"A" * 100_000 + b"\r\n\r\n"]:
            with socket.create_connection(("127.0.0.1", served.port), timeout=30) as connection:
                try:
                    connection.sendall(garbage)
                    connection.shutdown(socket.SHUT_WR)
                    answer = connection.recv(4096)
                except OSError:
                    answer = b""
                self.assertNotIn(b" 200 ", answer.split(b"\r\n")[0])
        self.assertEqual(served.status(path + "state"), 200, "after all that the program still answers")

    def test_three_hundred_half_open_connections_hold_nobody_up(self):
        served, half = self.served, []
        try:
            for _ in range(300):
                connection = socket.create_connection(("127.0.0.1", served.port), timeout=30)
                connection.sendall(b"GET " + served.path.encode() + b"tree HTTP/1.1\r\nHost: 127")
                half.append(connection)
            start = time.monotonic()
            self.assertEqual(served.status(served.path + "state"), 200)
            self.assertLess(time.monotonic() - start, 5)
        finally:
            for connection in half:
                connection.close()
        self.assertEqual(served.status(served.path + "state"), 200, "and after they have gone")


if __name__ == "__main__":
    unittest.main()
