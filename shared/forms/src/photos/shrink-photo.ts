/** Pixels; the largest rendition of the shop is 1280 wide. */
const MAX_SIDE = 1600
const PREVIEW_SIDE = 480
/** Target size, so that uploads take seconds on a slow connection. */
const MAX_BYTES = 300_000
const qualities = [0.85, 0.75, 0.6, 0.45]

export interface ShrunkPhoto {
  file: File
  preview: string
}

/** Resizes a photo and drops its metadata (location, camera). @throws if the file is not an image */
export async function shrinkPhoto(source: File): Promise<ShrunkPhoto> {
  const picture = await decode(source)
  const preview = draw(picture, PREVIEW_SIDE).toDataURL('image/jpeg', 0.8)
  return { file: await encode(draw(picture, MAX_SIDE), source.name), preview }
}

type Picture = ImageBitmap | HTMLImageElement

/** Decodes SVG through an image element: browsers create no bitmaps from it. */
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
  // JPEG would render transparent areas black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

async function encode(canvas: HTMLCanvasElement, name: string): Promise<File> {
  let blob = await toBlob(canvas, qualities[0])
  for (const quality of qualities.slice(1)) {
    if (blob.size <= MAX_BYTES) break
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
