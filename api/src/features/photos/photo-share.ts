import { shareSize } from '@closyyy/contract/photos'
import sharp from 'sharp'

/** WhatsApp shows no larger image. */
const MAX_BYTES = 300_000
const QUALITIES = [80, 60, 40, 20]
/** Shrinking the photo to this and enlarging it again gives a soft background of its own colours. */
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
  for (const quality of QUALITIES) {
    bytes = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer()
    if (bytes.length < MAX_BYTES) break
  }
  return bytes
}
