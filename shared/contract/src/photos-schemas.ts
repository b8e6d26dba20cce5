import * as z from '@closyyy/contract/schema'
import { Id } from './scalars.ts'

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
