import type * as schemas from './photos-schemas.ts'
import type * as z from './schema.ts'

/** Maximum bytes of one uploaded file: 10 MB as an operating system shows it. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024

/** Widths in pixels at which every photo is kept, smallest first. */
export const renditionWidths = [320, 640, 1280] as const

export type Photo = z.infer<typeof schemas.Photo>
/** A photo's id, or `new` for the next of those that come with the call. */
export type PhotoPlace = z.infer<typeof schemas.PhotoPlace>

/** Pixels of the picture that a chat shows of a page (Open Graph, as WhatsApp and Facebook lay it out). */
export const shareSize = { width: 1200, height: 630 } as const

/** Path of the share picture of a photo, from the path of any of its renditions: a JPEG, as chats do not take every WebP. */
export function sharePath(imagePath: string): string {
  return imagePath.replace(/-\d+\.webp$/, '-share.jpg')
}
