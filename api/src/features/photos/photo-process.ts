import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { MAX_HEIGHT, MAX_PIXELS, MAX_WIDTH } from './image-limits.ts'
import { imageTypeOf } from './image-type.ts'

// Child process, because the library cannot limit an image's memory, nor interrupt an SVG. Exits if it used too much of
// either; measures processor time, which does not depend on other load.
const CSS_DPI = 72
const MAX_DPI = 2_400
const MAX_MEMORY_BYTES = 512 * 1024 * 1024
const MAX_PROCESSOR_US = 4_000_000
const CHECK_EVERY_MS = 5

function exceedsLimits(): boolean {
  const { user, system } = process.cpuUsage()
  return user + system > MAX_PROCESSOR_US || process.memoryUsage.rss() > MAX_MEMORY_BYTES
}

setInterval(() => {
  if (exceedsLimits()) process.kill(process.pid, 'SIGKILL')
}, CHECK_EVERY_MS).unref()
sharp.concurrency(1)
sharp.cache(false)

async function openDrawing(svg: Buffer) {
  const { width = MAX_WIDTH } = await sharp(svg, { limitInputPixels: MAX_PIXELS }).metadata()
  const density = Math.min(MAX_DPI, Math.max(1, (CSS_DPI * MAX_WIDTH) / width))
  return sharp(svg, { density, limitInputPixels: MAX_PIXELS }).resize({
    width: MAX_WIDTH,
    height: MAX_HEIGHT,
    fit: 'inside',
  })
}

function openImage(bytes: Buffer) {
  const size = { width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true } as const
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient().resize(size).toColourspace('srgb')
}

const input = await buffer(process.stdin)
const image = imageTypeOf(input) === 'image/svg+xml' ? await openDrawing(input) : openImage(input)
process.stdout.write(await image.png({ compressionLevel: 1 }).toBuffer())
