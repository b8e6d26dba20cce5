import sharp, { type OutputInfo, type Sharp } from 'sharp'

/** One decoded picture, 8 bits a channel. */
export interface Pixels {
  data: Buffer
  info: OutputInfo
}

/** One rendition in both formats. */
export interface EncodedRendition {
  webp: Buffer
  /** Empty if it would not be smaller than the WebP, which is sent instead; undefined if not encoded yet. */
  avif?: Buffer | undefined
}

const WEBP = { quality: 78, effort: 3 } as const
/** Each further level of effort takes twice the processor time for 3 to 8 % of the bytes. */
const AVIF = { effort: 1, chromaSubsampling: '4:2:0' } as const
/** Wider renditions are shown at a high pixel density, which hides more loss. */
const MAX_CARD_WIDTH = 640
const AVIF_QUALITY = { card: 55, wide: 50 }

export function decodePixels(picture: Sharp): Promise<Pixels> {
  return picture.raw().toBuffer({ resolveWithObject: true })
}

export function openPixels({ data, info: { width, height, channels } }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } })
}

export function encodeWebp(pixels: Pixels): Promise<Buffer> {
  return openPixels(pixels).webp(WEBP).toBuffer()
}

/** Encodes AVIF; empty if it would not be smaller than the WebP of the same pixels. */
export async function encodeAvif(pixels: Pixels, webp: Buffer): Promise<Buffer> {
  const quality = pixels.info.width > MAX_CARD_WIDTH ? AVIF_QUALITY.wide : AVIF_QUALITY.card
  const avif = await openPixels(pixels)
    .avif({ ...AVIF, quality })
    .toBuffer()
  return avif.length < webp.length ? avif : Buffer.alloc(0)
}

export async function encodeRendition(pixels: Pixels): Promise<EncodedRendition> {
  const webp = await encodeWebp(pixels)
  return { webp, avif: await encodeAvif(pixels, webp) }
}
