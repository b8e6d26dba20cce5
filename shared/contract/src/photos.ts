import * as z from 'zod/mini'
import { Id } from './scalars.ts'

/** Widths in pixels at which every photo is kept, smallest first. */
export const renditionWidths = [320, 640, 1280] as const

/** A product photo; `image_path` starts with `/` (on the API host, not below `/api`) or with `http`. */
export const Photo = z.object({
  id: Id,
  image_path: z.string(),
  /** Pixels of the largest rendition. */
  width: z.int(),
  height: z.int(),
  renditions: z.array(z.object({ width: z.int(), image_path: z.string() })),
  /** A data URI of a few hundred bytes, shown blurred until the photo is there. */
  placeholder: z.nullable(z.string()),
})
export type Photo = z.infer<typeof Photo>
