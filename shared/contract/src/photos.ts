import type * as schemas from './photos-schemas.ts'
import type * as z from './schema.ts'

/** Widths in pixels at which every photo is kept, smallest first. */
export const renditionWidths = [320, 640, 1280] as const

export type Photo = z.infer<typeof schemas.Photo>
