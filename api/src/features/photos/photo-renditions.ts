import { renditionWidths } from '@closyyy/contract/photos'
import sharp, { type Sharp } from 'sharp'
import type { ImageType } from './image-type.ts'
import { SQUARE } from './photo-square.ts'
import { rasteriseSvg } from './rasterise-svg.ts'

const MOST_PIXELS = 50_000_000
const LARGEST = Math.max(...renditionWidths)
/** A picture taller than three times its width is scaled down to that. */
const MOST_HEIGHT = LARGEST * 3
const MOST_SECONDS = 10
const WEBP_QUALITY = 78
const PLACEHOLDER = { width: 4, height: 5 }
const MOST_PLACEHOLDER_CHARACTERS = 200

/** What is kept of an uploaded picture: new pixels alone, nothing of the file. */
export interface Renditions {
  width: number
  height: number
  placeholder: string | null
  files: Map<number, Buffer>
}

/** The picture holds more pixels than would ever be decoded. */
export class TooManyPixels extends Error {}

async function pixelsOf(bytes: Buffer) {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (width * height > MOST_PIXELS) throw new TooManyPixels()
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .timeout({ seconds: MOST_SECONDS })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize({ width: LARGEST, height: MOST_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** Whole at every width, or cut to one small square. */
export type Shape = 'whole' | 'square'

/** Decodes a picture once and encodes it anew. @throws Error where it is broken */
export async function renderUpload(bytes: Buffer, type: ImageType, shape: Shape): Promise<Renditions> {
  const { data, info } = await pixelsOf(type === 'image/svg+xml' ? await rasteriseSvg(bytes) : bytes)
  const decoded = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  const webp = (picture: Sharp) => picture.webp({ quality: WEBP_QUALITY }).toBuffer()
  if (shape === 'square') {
    const square = await webp(decoded().resize({ width: SQUARE, height: SQUARE, fit: 'cover' }))
    return { width: SQUARE, height: SQUARE, placeholder: null, files: new Map([[SQUARE, square]]) }
  }
  const files = new Map<number, Buffer>()
  for (const width of renditionWidths)
    files.set(width, await webp(decoded().resize({ width, withoutEnlargement: true })))
  const tiny = await decoded()
    .resize({ ...PLACEHOLDER, fit: 'fill' })
    .webp({ quality: 30 })
    .toBuffer()
  const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`
  return {
    width: info.width,
    height: info.height,
    placeholder: placeholder.length < MOST_PLACEHOLDER_CHARACTERS ? placeholder : null,
    files,
  }
}
