import { type Crop, cropSquare } from './picture-crop.ts'

/** Accepted MIME types of a profile picture; join them for the `accept` of a FilePicker. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/svg+xml']

/** Side of the uploaded square in pixels. */
const UPLOAD_SIDE = 640
const JPEG_QUALITY = 0.9

/** Returns the reason why a file cannot be uploaded: its type, or a size over `maxBytes`; undefined if it can. */
export function pictureError({ type, size }: File, maxBytes: number): 'type' | 'large' | undefined {
  if (!pictureTypes.includes(type)) return 'type'
  return size > maxBytes ? 'large' : undefined
}

/**
 * Decodes the picture in a file.
 *
 * @throws if the browser cannot decode it, whatever its MIME type, or if it is an SVG without a size
 */
export async function readPicture(file: File): Promise<HTMLImageElement> {
  const image = new Image()
  // The content policy allows local files only as data URLs.
  image.src = await readDataUrl(file)
  await image.decode()
  if (image.naturalWidth === 0) throw new Error('The picture has no size.')
  return image
}

/** Draws the cropped square onto all of a canvas, on a white ground. */
export function drawSquare(canvas: HTMLCanvasElement, picture: HTMLImageElement, crop: Crop): void {
  const { left, top, side } = cropSquare(sizeOf(picture), crop)
  const context = canvas.getContext('2d')
  if (!context) return
  // Transparent areas would become black in a JPEG.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

/** Intrinsic size of a picture in pixels. */
export const sizeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement) => ({
  width: naturalWidth,
  height: naturalHeight,
})

/** Returns the cropped square as the data URL of a JPEG, 640 pixels wide and high; works offline. */
export function cropPicture(picture: HTMLImageElement, crop: Crop): string {
  const canvas = document.createElement('canvas')
  canvas.width = UPLOAD_SIDE
  canvas.height = UPLOAD_SIDE
  drawSquare(canvas, picture, crop)
  return canvas.toDataURL('image/jpeg', JPEG_QUALITY)
}

/** Converts the data URL from `cropPicture` into a file to upload. */
export function pictureFile(picture: string): File {
  const bytes = Uint8Array.from(atob(picture.slice(picture.indexOf(',') + 1)), byte => byte.charCodeAt(0))
  return new File([bytes], 'picture.jpg', { type: 'image/jpeg' })
}

function readDataUrl(file: File): Promise<string> {
  const reader = new FileReader()
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
