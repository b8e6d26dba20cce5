import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { renditionWidths, shareSize } from '@closyyy/contract/photos'
import sharp from 'sharp'
import { MAX_HEIGHT, MAX_PIXELS, MAX_WIDTH } from './image-limits.ts'
import type { ImageType } from './image-type.ts'
import { SQUARE } from './photo-response.ts'
import { decodePixels, type EncodedRendition, encodeRendition, openPixels, type Pixels } from './rendition-encoding.ts'

/** Larger images are decoded in a child process because they may take hundreds of megabytes. */
const MAX_PIXELS_IN_PROCESS = 8_000_000
const MAX_SECONDS = 10
const PLACEHOLDER = { width: 4, height: 5 }
const MAX_PLACEHOLDER_CHARACTERS = 200

export interface Renditions {
  width: number
  height: number
  placeholder: string | null
  files: Map<number, EncodedRendition>
}

export class TooManyPixels extends Error {}

const MAX_SVG_BYTES = 256 * 1024
/** Fallback: the process exits long before, by its own measurements. */
const MAX_PROCESS_MS = 60_000
const MAX_PNG_BYTES = 24 * 1024 * 1024
const program = fileURLToPath(new URL('./photo-process.ts', import.meta.url))

/** Shrinks an image to a PNG at most 1280 pixels wide, upright. @throws Error beyond 4 s of processor time or 512 MB */
function shrinkInProcess(bytes: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [program],
      { timeout: MAX_PROCESS_MS, killSignal: 'SIGKILL', maxBuffer: MAX_PNG_BYTES, encoding: 'buffer', env: {} },
      (error, png) => (error ? reject(error) : resolve(png)),
    )
    // A process that exits early closes its input; the callback above reports it.
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(bytes)
  })
}

function rasteriseSvg(svg: Buffer): Promise<Buffer> {
  if (svg.length > MAX_SVG_BYTES) throw new Error('The drawing is too large.')
  if (/<!ENTITY/i.test(svg.toString('latin1'))) throw new Error('The drawing defines entities.')
  return shrinkInProcess(svg)
}

async function decodable(bytes: Buffer, type: ImageType): Promise<Buffer> {
  if (type === 'image/svg+xml') return rasteriseSvg(bytes)
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (width * height > MAX_PIXELS) throw new TooManyPixels()
  return width * height > MAX_PIXELS_IN_PROCESS ? shrinkInProcess(bytes) : bytes
}

function decode(bytes: Buffer): Promise<Pixels> {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS_IN_PROCESS, failOn: 'error' })
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
  return decodePixels(picture)
}

async function renderPlaceholder(pixels: Pixels): Promise<string | null> {
  const tiny = await openPixels(pixels)
    .resize({ ...PLACEHOLDER, fit: 'fill' })
    .webp({ quality: 30 })
    .toBuffer()
  const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`
  return placeholder.length < MAX_PLACEHOLDER_CHARACTERS ? placeholder : null
}

/** At full aspect ratio in every width, or cropped to one small square. */
export type Shape = 'whole' | 'square'

/** Decodes an image once and encodes its renditions. @throws Error if it is broken */
export async function renderUpload(bytes: Buffer, type: ImageType, shape: Shape): Promise<Renditions> {
  const pixels = await decode(await decodable(bytes, type))
  const files = new Map<number, EncodedRendition>()
  if (shape === 'square') {
    const square = await decodePixels(openPixels(pixels).resize({ width: SQUARE, height: SQUARE, fit: 'cover' }))
    files.set(SQUARE, await encodeRendition(square))
    return { width: SQUARE, height: SQUARE, placeholder: null, files }
  }
  for (const width of renditionWidths) {
    const resized = await decodePixels(openPixels(pixels).resize({ width, withoutEnlargement: true }))
    files.set(width, await encodeRendition(resized))
  }
  const { width, height } = pixels.info
  return { width, height, placeholder: await renderPlaceholder(pixels), files }
}

/** WhatsApp shows no larger image. */
const MAX_SHARE_BYTES = 300_000
const JPEG_QUALITIES = [80, 60, 40, 20]
/** Shrunk to this width and enlarged again, the photo becomes a soft background. */
const GROUND_WIDTH = 24

/** Renders the preview image for chats: the whole photo centred on a wide JPEG, over its own colours. */
export async function renderShare(photo: Buffer): Promise<Buffer> {
  const { width, height } = shareSize
  const colours = await sharp(photo)
    .resize({ width: GROUND_WIDTH, height: Math.round((GROUND_WIDTH * height) / width), fit: 'cover' })
    .blur(1)
    .png()
    .toBuffer()
  const whole = await sharp(photo).resize({ width, height, fit: 'inside' }).png({ compressionLevel: 0 }).toBuffer()
  const pixels = await sharp(colours)
    .resize({ width, height, kernel: 'cubic' })
    .flatten({ background: '#ffffff' })
    .composite([{ input: whole, gravity: 'centre' }])
    .removeAlpha()
    .raw()
    .toBuffer()
  let bytes = Buffer.alloc(0)
  for (const quality of JPEG_QUALITIES) {
    bytes = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer()
    if (bytes.length < MAX_SHARE_BYTES) break
  }
  return bytes
}
