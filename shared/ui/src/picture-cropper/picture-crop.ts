/** A square crop: its centre as fractions (0 to 1) of width and height, and its `zoom`, at least 1. */
export interface Crop {
  zoom: number
  x: number
  y: number
}

/** Width and height of a picture in pixels. */
export interface Size {
  width: number
  height: number
}

/** The largest square around the centre. */
export const defaultCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 }
/** Maximum zoom; 1 shows the largest square. */
export const MAX_ZOOM = 4

const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), max)

/** Returns the crop in pixels of the picture, clamped to its edges. */
export function cropSquare({ width, height }: Size, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / zoom
  return { left: clamp(x * width - side / 2, width - side), top: clamp(y * height - side / 2, height - side), side }
}

/** Returns the crop after moving the picture under the frame; the distances are fractions of the frame. */
export function moveCrop(size: Size, crop: Crop, right: number, down: number): Crop {
  const { left, top, side } = cropSquare(size, crop)
  const moved = { left: left - right * side, top: top - down * side }
  const x = (clamp(moved.left, size.width - side) + side / 2) / size.width
  const y = (clamp(moved.top, size.height - side) + side / 2) / size.height
  return { zoom: crop.zoom, x, y }
}
