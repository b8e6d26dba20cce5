import { type Crop, squareOf } from './picture-crop.ts'

/** The kinds of picture that an account may have; also what a file field offers. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/svg+xml']

/** Pixels of the square that is sent. */
const SENT_SIDE = 640
const QUALITY = 0.9

/** Returns why a file cannot be uploaded as a picture: its type, or more than `maxBytes`; undefined where it can. */
export function pictureFault({ type, size }: File, maxBytes: number): 'type' | 'large' | undefined {
  if (!pictureTypes.includes(type)) return 'type'
  return size > maxBytes ? 'large' : undefined
}

/** The picture in a file, ready to be drawn. @throws where it cannot be read */
export async function readPicture(file: File): Promise<HTMLImageElement> {
  const image = new Image()
  // A data address: the page's content policy lets no other one of a local file in.
  image.src = await dataAddress(file)
  await image.decode()
  if (image.naturalWidth === 0) throw new Error('The picture has no size.')
  return image
}

/** Draws the kept square onto a canvas. */
export function drawSquare(canvas: HTMLCanvasElement, picture: HTMLImageElement, crop: Crop): void {
  const { left, top, side } = squareOf(sizeOf(picture), crop)
  const context = canvas.getContext('2d')
  if (!context) return
  // Clear areas would turn black in a JPEG.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

/** A picture's own pixels. */
export const sizeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement) => ({
  width: naturalWidth,
  height: naturalHeight,
})

/** The kept square as the data address of a JPEG, 640 pixels a side. */
export function cutPicture(picture: HTMLImageElement, crop: Crop): string {
  const canvas = document.createElement('canvas')
  canvas.width = SENT_SIDE
  canvas.height = SENT_SIDE
  drawSquare(canvas, picture, crop)
  return canvas.toDataURL('image/jpeg', QUALITY)
}

/** The bytes of a cut picture, for sending them. */
export function pictureFile(picture: string): File {
  const bytes = Uint8Array.from(atob(picture.slice(picture.indexOf(',') + 1)), byte => byte.charCodeAt(0))
  return new File([bytes], 'picture.jpg', { type: 'image/jpeg' })
}

function dataAddress(file: File): Promise<string> {
  const reader = new FileReader()
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
