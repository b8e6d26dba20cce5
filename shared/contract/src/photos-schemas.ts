import * as z from '@closyyy/contract/schema'
import { Id, IdText } from './scalars.ts'

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

export const PhotoPlace = z.union([z.literal('new'), IdText])

/** Photos as they shall stand, the cover first; those that are not named come behind. */
export const PhotoOrder = z._default(z.array(PhotoPlace).check(z.maxLength(20)), [])
