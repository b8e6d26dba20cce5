/** Width and height of a picture in its own pixels. */
export interface PictureSize {
  width: number
  height: number
}

/** The square that is kept: how far it is zoomed in, and where it lies on each axis. */
export interface Crop {
  /** 1 keeps the whole short side, 4 a quarter of it. */
  zoom: number
  /** From 0, the square lies at the start of the axis, to 1, at its end. */
  x: number
  y: number
}

export const wholePicture: Crop = { zoom: 1, x: 0.5, y: 0.5 }
export const MOST_ZOOM = 4

const between0And1 = (value: number) => Math.min(Math.max(value, 0), 1)

/** The kept square in the picture's own pixels. */
export function squareOf({ width, height }: PictureSize, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / zoom
  return { left: (width - side) * x, top: (height - side) * y, side }
}

/** The crop after the picture was dragged by parts of the square's side. */
export function dragged(size: PictureSize, crop: Crop, byX: number, byY: number): Crop {
  const { side } = squareOf(size, crop)
  const moved = (at: number, length: number, by: number) =>
    length > side ? between0And1(at - (by * side) / (length - side)) : at
  return { ...crop, x: moved(crop.x, size.width, byX), y: moved(crop.y, size.height, byY) }
}
