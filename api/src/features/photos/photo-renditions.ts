import { renditionWidths } from '@closyyy/contract/photos'
import sharp, { type Sharp } from 'sharp'
import type { ImageType } from './image-type.ts'
import { SQUARE } from './photo-response.ts'
import { rasteriseSvg, shrinkPhoto } from './photo-shrinking.ts'

const MAX_PIXELS = 50_000_000
/**
 * Larger images are decoded in a child process, as they may take hundreds of megabytes; phones send far fewer pixels.
 */
const MAX_PIXELS_IN_PROCESS = 8_000_000
const MAX_WIDTH = Math.max(...renditionWidths)
/** Taller images than three times their width are scaled down to that. */
const MAX_HEIGHT = MAX_WIDTH * 3
const MAX_SECONDS = 10
const WEBP_QUALITY = 78
const PLACEHOLDER = { width: 4, height: 5 }
const MAX_PLACEHOLDER_CHARACTERS = 200

/** Re-encoded pixels of an uploaded image, without its metadata. */
export interface Renditions {
  width: number
  height: number
  placeholder: string | null
  files: Map<number, Buffer>
}

/** The image has more pixels than are ever decoded. */
export class TooManyPixels extends Error {}

/** Returns the image, or a smaller copy if it is too large to decode in this process. */
async function decodable(bytes: Buffer, type: ImageType): Promise<Buffer> {
  if (type === 'image/svg+xml') return rasteriseSvg(bytes)
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (width * height > MAX_PIXELS) throw new TooManyPixels()
  return width * height > MAX_PIXELS_IN_PROCESS ? shrinkPhoto(bytes) : bytes
}

function pixelsOf(bytes: Buffer) {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS_IN_PROCESS, failOn: 'error' })
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** At full aspect ratio in every width, or cropped to one small square. */
export type Shape = 'whole' | 'square'

/** Decodes an image once and encodes its renditions. @throws Error if it is broken */
export async function renderUpload(bytes: Buffer, type: ImageType, shape: Shape): Promise<Renditions> {
  const { data, info } = await pixelsOf(await decodable(bytes, type))
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
    placeholder: placeholder.length < MAX_PLACEHOLDER_CHARACTERS ? placeholder : null,
    files,
  }
}
