import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { imageTypeOf } from './image-type.ts'

// Runs as a child process: an SVG can use the processor longer than any timer of the library allows, and SVGs and
// images can take more memory than a server has. It exits once it used too much of either, checked while the library
// works on its own threads; measures processor time, as wall-clock time would punish a busy machine.
const WIDTH = 1280
const MAX_HEIGHT = 3840
const CSS_DPI = 72
const MAX_DPI = 2_400
const MAX_PIXELS = 50_000_000
const MAX_MEMORY_BYTES = 512 * 1024 * 1024
const MAX_PROCESSOR_US = 4_000_000
const LOOK_EVERY_MS = 5

function isTooMuch(): boolean {
  const { user, system } = process.cpuUsage()
  return user + system > MAX_PROCESSOR_US || process.memoryUsage.rss() > MAX_MEMORY_BYTES
}

setInterval(() => {
  if (isTooMuch()) process.kill(process.pid, 'SIGKILL')
}, LOOK_EVERY_MS).unref()
sharp.concurrency(1)
sharp.cache(false)

async function openDrawing(svg: Buffer) {
  const { width = WIDTH } = await sharp(svg, { limitInputPixels: MAX_PIXELS }).metadata()
  const density = Math.min(MAX_DPI, Math.max(1, (CSS_DPI * WIDTH) / width))
  return sharp(svg, { density, limitInputPixels: MAX_PIXELS }).resize({
    width: WIDTH,
    height: MAX_HEIGHT,
    fit: 'inside',
  })
}

function openPicture(bytes: Buffer) {
  const size = { width: WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true } as const
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient().resize(size).toColourspace('srgb')
}

const given = await buffer(process.stdin)
const picture = imageTypeOf(given) === 'image/svg+xml' ? await openDrawing(given) : openPicture(given)
process.stdout.write(await picture.png({ compressionLevel: 1 }).toBuffer())
