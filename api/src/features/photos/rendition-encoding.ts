import sharp, { type OutputInfo, type Sharp } from 'sharp'

/** One decoded picture, 8 bits a channel. */
export interface Pixels {
  data: Buffer
  info: OutputInfo
}

/** One rendition in both formats. */
export interface EncodedRendition {
  webp: Buffer
  /** Empty if the WebP is sent instead because it is not larger; undefined if not encoded yet. */
  avif?: Buffer | undefined
}

const WEBP = { quality: 78, effort: 2 } as const
/** The second level of effort takes four times the processor time, which only the renditions of cards are worth. */
const AVIF_OF_CARDS = { quality: 55, effort: 1 }
/** Shown at a high pixel density, which hides more loss. */
const AVIF_OF_WIDE = { quality: 50, effort: 0 }
const MAX_CARD_WIDTH = 480
/** Encoding takes 35 bytes of memory a pixel; only very tall pictures are larger. */
const MAX_AVIF_PIXELS = 3_000_000

export function decodePixels(picture: Sharp): Promise<Pixels> {
  return picture.raw().toBuffer({ resolveWithObject: true })
}

export function openPixels({ data, info: { width, height, channels } }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } })
}

export function encodeWebp(pixels: Pixels): Promise<Buffer> {
  return openPixels(pixels).webp(WEBP).toBuffer()
}

/** Encodes AVIF; empty if it is not smaller than the WebP of the same pixels, or there are too many of them. */
export async function encodeAvif(pixels: Pixels, webp: Buffer): Promise<Buffer> {
  const { width, height } = pixels.info
  if (width * height > MAX_AVIF_PIXELS) return Buffer.alloc(0)
  const level = width > MAX_CARD_WIDTH ? AVIF_OF_WIDE : AVIF_OF_CARDS
  const avif = await openPixels(pixels)
    .avif({ ...level, chromaSubsampling: '4:2:0' })
    .toBuffer()
  return avif.length < webp.length ? avif : Buffer.alloc(0)
}

export async function encodeRendition(pixels: Pixels): Promise<EncodedRendition> {
  const webp = await encodeWebp(pixels)
  return { webp, avif: await encodeAvif(pixels, webp) }
}
