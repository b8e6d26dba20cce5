/** Pixels of the longer side; the largest rendition that the shop shows has 1280 across. */
const LONGEST_SIDE = 1600
const PREVIEW_SIDE = 480
/** Bytes that a photo should not go beyond; a slow line carries them in a few seconds. */
const ENOUGH_BYTES = 300_000
const qualities = [0.85, 0.75, 0.6, 0.45]

export interface ShrunkPhoto {
  file: File
  /** A data URI. */
  preview: string
}

/** Makes a photo small enough for a slow line; what was written into the file beside the picture (place, camera) is gone. @throws where the file is no picture */
export async function shrinkPhoto(source: File): Promise<ShrunkPhoto> {
  const picture = await decode(source)
  const preview = draw(picture, PREVIEW_SIDE).toDataURL('image/jpeg', 0.8)
  return { file: await encode(draw(picture, LONGEST_SIDE), source.name), preview }
}

type Picture = ImageBitmap | HTMLImageElement

/** Browsers make bitmaps of all types but drawings, which they show as an image alone. */
async function decode(source: File): Promise<Picture> {
  if (source.type !== 'image/svg+xml') return createImageBitmap(source)
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(await source.text())}`
  await image.decode()
  return image
}

function draw(picture: Picture, longest: number): HTMLCanvasElement {
  const { width, height } = picture
  const scale = Math.min(1, longest / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures.')
  // Where a picture is see-through, a jpeg would be black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

async function encode(canvas: HTMLCanvasElement, name: string): Promise<File> {
  let blob = await toBlob(canvas, qualities[0])
  for (const quality of qualities.slice(1)) {
    if (blob.size <= ENOUGH_BYTES) break
    blob = await toBlob(canvas, quality)
  }
  return new File([blob], `${name.replace(/\.[^.]+$/, '')}.jpg`, { type: blob.type })
}

function toBlob(canvas: HTMLCanvasElement, quality: number | undefined): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      blob => (blob ? resolve(blob) : reject(new Error('The picture is too large.'))),
      'image/jpeg',
      quality,
    )
  })
}
