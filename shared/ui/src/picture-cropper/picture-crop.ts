/** A square crop of a picture, independent of its size in pixels. */
export interface Crop {
  /** From 1, the largest square, to `MAX_ZOOM`. */
  zoom: number
  /** Centre as a fraction (0 to 1) of the width. */
  x: number
  /** Centre as a fraction (0 to 1) of the height. */
  y: number
}

/** Width and height of a picture in pixels. */
export interface Size {
  width: number
  height: number
}

/** The largest square around the centre. */
export const defaultCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 }
export const MAX_ZOOM = 4

const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), max)

/** Returns the crop as a square in pixels of the picture, moved inside its edges. */
export function cropSquare({ width, height }: Size, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / zoom
  return { left: clamp(x * width - side / 2, width - side), top: clamp(y * height - side / 2, height - side), side }
}

/** Returns the crop after the picture moved under the frame, by fractions of the frame's side; stops at the edges. */
export function moveCrop(size: Size, crop: Crop, right: number, down: number): Crop {
  const { left, top, side } = cropSquare(size, crop)
  const moved = { left: left - right * side, top: top - down * side }
  const x = (clamp(moved.left, size.width - side) + side / 2) / size.width
  const y = (clamp(moved.top, size.height - side) + side / 2) / size.height
  return { zoom: crop.zoom, x, y }
}
