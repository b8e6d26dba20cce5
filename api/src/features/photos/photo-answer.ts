import { type Photo, renditionWidths } from '@closyyy/contract/photos'

/** Pixels on each side of a person's picture. */
export const SQUARE = renditionWidths[0]

/** A photo as the queries read it. */
export interface StoredPhoto {
  id: number
  key: string
  width: number
  height: number
  placeholder: string | null
}

const largest = renditionWidths[renditionWidths.length - 1] ?? 0

function renditionPath(key: string, width: number): string {
  return `/photos/${key}-${width}.webp`
}

/** The path of a person's picture, which is also what the database keeps of it. */
export function picturePath(key: string): string {
  return renditionPath(key, SQUARE)
}

/** The key of a path that `picturePath` made. */
export function keyOfPicture(path: string): string | undefined {
  return /^\/photos\/([a-z0-9]+)-\d+\.webp$/.exec(path)?.[1]
}

/** A photo as the wire names it, with every rendition. */
export function presentPhoto({ id, key, width, height, placeholder }: StoredPhoto): Photo {
  return {
    id,
    image_path: renditionPath(key, largest),
    width,
    height,
    renditions: renditionWidths.map(each => ({ width: each, image_path: renditionPath(key, each) })),
    placeholder,
  }
}
