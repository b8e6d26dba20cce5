/** What of a picture is kept: a square around a point, given in shares of its width and height; `zoom` from 1. */
export interface Crop {
  zoom: number
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

export const wholeCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 }
export const MOST_ZOOM = 4

const within = (value: number, most: number) => Math.min(Math.max(value, 0), most)

/** The kept square in the picture's pixels, never beyond its edges. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / zoom
  return { left: within(x * width - side / 2, width - side), top: within(y * height - side / 2, height - side), side }
}

/** The crop after the picture was moved under its frame, in shares of the frame. */
export function movedCrop(size: Size, crop: Crop, right: number, down: number): Crop {
  const { left, top, side } = squareOf(size, crop)
  const moved = { left: left - right * side, top: top - down * side }
  const x = (within(moved.left, size.width - side) + side / 2) / size.width
  const y = (within(moved.top, size.height - side) + side / 2) / size.height
  return { zoom: crop.zoom, x, y }
}
