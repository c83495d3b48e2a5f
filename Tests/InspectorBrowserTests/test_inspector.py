"""The inspector's page in a real browser: clicked, edited, turned; and who isn't answered.

Run by Scripts/test-inspector. SCREENSHOTS names a folder for pictures of the page.
"""

import http.client
import json
import os
import socket
import subprocess
import sys
import unittest
import urllib.parse

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import browser

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
        box = self.browser.box("#screen")
        self.browser.click(box["x"] + frame["x"] + 5, box["y"] + frame["y"] + frame["height"] / 2)

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
        of = self.value("[...document.querySelectorAll('#details details')].map(e => e.dataset.of)")
        self.assertEqual(of, ["row", "lines", "height", "width", "x", "y"])
        summary = self.value("document.querySelector('#details details summary').textContent")
        self.assertRegex(summary, r"^Row \d+ of section \d+ is [\d.]+ high")
        self.browser.click_on("#details details summary")
        self.browser.wait("document.querySelector('#details details').open")
        self.assertIn("].height", self.value("document.querySelector('#details details pre').textContent"))
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
        self.picture("what-if")
        width = "#details input[min='0']"
        self.type(width, str(round(view["frame"]["width"] / 2)))
        self.browser.wait("/titleLabel/.test(part('result').textContent)", "the label would move")
        self.assertEqual(self.value("JSON.stringify([...nodes.values()].map(n => n.row.frame))"), before)

    def test_device_and_text_size_change_the_screen(self):
        other = Served("menu")
        self.addCleanup(other.close)
        # A page that outlives its program complains.
        self.addCleanup(self.browser.open, "about:blank")
        self.browser.open(other.address)
        tallest = "Math.max(0, ...[...nodes.values()].map(n => n.row).filter(r => r.type == 'UILabel').map(r => r.frame.height))"
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
            self.browser.wait(f"state.device == '{device}' && part('screen').style.width == '{width}px'")

    def test_the_trace_is_walked(self):
        self.browser.click_on("#events .row:last-child")
        last = self.value("current")
        self.browser.key("ArrowUp")
        self.assertLess(self.value("current"), last)
        self.browser.click_on("#forth")
        self.assertEqual(self.value("current"), last)
        self.browser.click_on("#back")
        caused = self.value("[...events].reverse().find(e => e.cause !== undefined && lines.has(e.cause)).sequence")
        self.value(f"step({caused})")
        self.assertGreater(self.value("document.querySelectorAll('#events .cause').length"), 0)
        self.browser.click_on("#cause")
        self.assertEqual(self.value("current"), self.value(f"eventOf.get({caused}).cause"))
        self.picture("trace")
        self.value("part('filter').value = 'measure'; part('filter').dispatchEvent(new Event('input')); undefined")
        self.assertTrue(self.value("[...lines.values()].every(l => /measure/i.test(l.textContent))"))

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


if __name__ == "__main__":
    unittest.main()
