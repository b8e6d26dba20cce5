import { type Photo, renditionWidths } from '@closyyy/contract/photos'

export const SQUARE = renditionWidths[0]

/** A photo with stored files but no row yet. */
export interface NewPhoto {
  key: string
  width: number
  height: number
  placeholder: string | null
}

/** A new photo and the id that the client gave it. */
export interface UploadedPhoto extends NewPhoto {
  upload_id?: string | null | undefined
}

export interface StoredPhoto extends NewPhoto {
  id: number
}

/** A stored photo that a repeated upload finds. */
export interface StoredUpload extends StoredPhoto {
  upload_id: string | null
}

const largest = renditionWidths[renditionWidths.length - 1] ?? 0

function renditionPath(key: string, width: number): string {
  return `/photos/${key}-${width}.webp`
}

/** Returns the path of a profile picture, which is also its stored value. */
export function picturePath(key: string): string {
  return renditionPath(key, SQUARE)
}

export function keyOfPicture(path: string): string | undefined {
  return /^\/photos\/([a-z0-9]+)-\d+\.webp$/.exec(path)?.[1]
}

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
