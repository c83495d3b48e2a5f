// Nanoseconds that pretext takes for a text, prepared once, at a width that it never had: a text a line on standard input.
//
//     node pretext-peer.mjs FOLDER    a checkout of pretext that was built (npm run build:package)
//
// A canvas is what pretext asks for widths while it prepares; here each character is as wide as the system's are on
// average, since the arithmetic of lines is what is timed.
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'

const averageWidth = 8
globalThis.OffscreenCanvas = class {
    getContext() {
        return { font: '', measureText: (text) => ({ width: text.length * averageWidth }) }
    }
}
const { prepare, layout } = await import(pathToFileURL(resolve(process.argv[2], 'dist/layout.js')))
const texts = readFileSync(0, 'utf8').split('\n').filter((line) => line.length > 0)
const prepared = texts.map((text) => prepare(text, '17px sans-serif'))
const samples = []
let lines = 0
// The first turns let the compiler of the engine finish.
for (let turn = 0; turn < 260; turn++) {
    const width = 200 + (turn * 37) % 150 + turn / 1000
    const start = process.hrtime.bigint()
    for (const text of prepared) lines += layout(text, width, 20).lineCount
    const time = Number(process.hrtime.bigint() - start) / prepared.length
    if (turn >= 200) samples.push(time)
}
if (lines < texts.length * 260 * 2) throw new Error(`${lines} lines are too few for texts of several lines`)
samples.sort((a, b) => a - b)
console.log(samples[samples.length >> 1])
