import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

// Runs as a process of its own: a drawing with filters can keep a processor busy for longer than any timer of this
// library reaches, so its parent ends the whole process.
const WIDTH = 1280
const MOST_HEIGHT = 3840
const CSS_DPI = 72
const MOST_DPI = 2_400
const MOST_PIXELS = 50_000_000

const svg = await buffer(process.stdin)
const { width = WIDTH } = await sharp(svg, { limitInputPixels: MOST_PIXELS }).metadata()
const density = Math.min(MOST_DPI, Math.max(1, (CSS_DPI * WIDTH) / width))
const png = await sharp(svg, { density, limitInputPixels: MOST_PIXELS })
  .resize({ width: WIDTH, height: MOST_HEIGHT, fit: 'inside' })
  .png({ compressionLevel: 1 })
  .toBuffer()
process.stdout.write(png)
