import * as z from '@closyyy/contract/schema'
import { Id, IdText } from './scalars.ts'

/** A product photo; `image_path` is an absolute URL or a path on the API's host, outside `/api` (PHOTO-4). */
export const Photo = z.object({
  id: Id,
  image_path: z.string(),
  /** Pixels of the largest rendition. */
  width: z.int(),
  height: z.int(),
  /** Smallest first. */
  renditions: z.array(z.object({ width: z.int(), image_path: z.string() })),
  /** Data URI of a few hundred bytes, shown blurred until the photo loads. */
  placeholder: z.nullable(z.string()),
})

/** A stored photo's id, or `new` for the next uploaded one. */
export const PhotoPlace = z.union([z.literal('new'), IdText])

/**
 * Ids that the client gave the uploaded photos, in their order: one that is already stored is not added again (PHOTO-6).
 */
export const UploadIds = z._default(
  z.array(z.uuidv4()).check(
    z.maxLength(20),
    z.refine(ids => new Set(ids).size === ids.length),
  ),
  [],
)

/** Order of the photos, the cover first; unnamed ones follow. */
export const PhotoOrder = z._default(z.array(PhotoPlace).check(z.maxLength(20)), [])
