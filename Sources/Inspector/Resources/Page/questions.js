// Questions to the program, and what all parts of the page share.
const version = 1;
const part = id => document.getElementById(id);
// Of each view: the row that was told, its line in the tree, the block around it, and its plane in space.
let state = null, nodes = new Map(), root = null, chosen = null, known = 0, inSpace = false;

function made(kind, properties = {}, ...children) {
  const element = Object.assign(document.createElement(kind), properties);
  element.append(...children);
  return element;
}
async function ask(path, body) {
  const options = body === undefined ? {} : { method: "POST", headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ version, ...body }) };
  const response = await fetch(path, options);
  const type = response.headers.get("Content-Type") || "";
  const answer = type.startsWith("application/json") ? await response.json() : { error: await response.text() };
  if (!response.ok) throw Object.assign(new Error(answer.error || response.statusText), { status: response.status });
  if (answer.version !== version) throw new Error(`The program uses version ${answer.version} of the format; reload the page.`);
  return answer;
}
function notice(text, isLost = false) {
  part("notice").textContent = text;
  part("notice").hidden = !text;
  document.body.classList.toggle("lost", isLost);
}
/// What goes wrong is told until something goes right; what the page itself asks for doesn't hide what the user asked for.
let complaint = null;
async function noticing(work, isUsers = true) {
  try {
    await work();
    if (isUsers || complaint !== "user") { complaint = null; notice(""); }
    else document.body.classList.remove("lost");
  } catch (error) {
    complaint = isUsers ? "user" : "page";
    const isLost = error instanceof TypeError && /fetch|network/i.test(error.message);
    notice(isLost ? "The program doesn't answer. What is shown is how it was; start it again and open the address that it prints."
      : error.message, isLost);
    if (!isLost && !error.status) console.error(error);
  }
}
const points = n => String(Math.round(n * 1000) / 1000).replace("-", "−");
const words = r => `${points(r.x)}, ${points(r.y)}   ${points(r.width)} × ${points(r.height)}`;
const counted = (n, one, many = one + "s") => `${n.toLocaleString("en")} ${n === 1 ? one : many}`;
