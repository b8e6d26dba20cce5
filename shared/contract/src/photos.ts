import type * as schemas from './photos-schemas.ts'
import type * as z from './schema.ts'

/** Maximum bytes of one uploaded file: 10 MiB (PRODUCT-7). */
export const MAX_FILE_BYTES = 10 * 1024 * 1024

/** Widths of the stored renditions in pixels, smallest first (PHOTO-4). */
export const renditionWidths = [320, 480, 640, 1280] as const

/** A stored photo with its renditions (PHOTO-4). */
export type Photo = z.infer<typeof schemas.Photo>
/** A stored photo's id, or `new` for the next uploaded one. */
export type PhotoPlace = z.infer<typeof schemas.PhotoPlace>

/** Returns the path of a rendition that is sent in its full width although the visitor saves data (PHOTO-5). */
export function fullWidthPath(imagePath: string): string {
  return `${imagePath}?full`
}

/** Pixels of the Open Graph picture of a page. */
export const shareSize = { width: 1200, height: 630 } as const

/** Returns the path of a photo's share picture from any of its renditions: a JPEG, since some chats reject WebP. */
export function sharePath(imagePath: string): string {
  return imagePath.replace(/-\d+\.webp$/, '-share.jpg')
}
