"""The texts of a page that stand out too little, by the ratio of the Web Content Accessibility Guidelines, level AA."""

# Texts whose ratio to their ground is less than 4.5 to 1, five at most.
POOR_CONTRAST = """(() => {
  const read = c => c.match(/[\\d.]+/g).slice(0, 3).map(Number);
  const light = c => { const [r, g, b] = read(c).map(v => (v /= 255) <= .03928 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4);
    return .2126 * r + .7152 * g + .0722 * b; };
  const ground = e => { for (; e; e = e.parentElement) { const c = getComputedStyle(e).backgroundColor;
    if (!/, 0\\)$|transparent/.test(c)) return c; } return 'rgb(255, 255, 255)'; };
  const poor = [];
  for (const e of document.querySelectorAll('body *')) {
    if (![...e.childNodes].some(n => n.nodeType == 3 && n.textContent.trim()) || !e.offsetParent || e.closest('.twist, script, style, option, :disabled')) continue;
    const [a, b] = [light(getComputedStyle(e).color), light(ground(e))].sort((x, y) => y - x);
    if ((a + .05) / (b + .05) < 4.5) poor.push(e.className + ' ' + e.textContent.slice(0, 30) + ' ' + getComputedStyle(e).color);
  }
  return poor.slice(0, 5); })()"""
