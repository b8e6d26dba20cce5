import * as z from '@closyyy/contract/schema'
import { message } from './messages.ts'
import { pageOf, pageQuery } from './pagination-schemas.ts'
import { Photo, PhotoOrder, UploadIds } from './photos-schemas.ts'
import { MAX_PHOTOS } from './products.ts'
import { Id, IdText, Timestamp } from './scalars.ts'

/** Maximum characters of a typed short field, far above the limits of a listing. */
const MAX_SHORT_TEXT_LENGTH = 300
/** Maximum characters of a typed title or description. */
const MAX_LONG_TEXT_LENGTH = 20_000

const Text = z.nullable(z.string())
const Flag = z.nullable(z.boolean())

/** Missing in drafts that an older client saved. */
const TextIfKnown = z.optional(Text)

const DraftSize = z.object({
  standard_size: Text,
  size: TextIfKnown,
  chest: Text,
  waist: Text,
  hips: Text,
  inseam: Text,
  sleeve: Text,
  shoulder: Text,
  length: TextIfKnown,
  insole_length: TextIfKnown,
  heel_height: TextIfKnown,
  width: TextIfKnown,
  height: TextIfKnown,
  depth: TextIfKnown,
  strap_drop: TextIfKnown,
  shirt_cloth: TextIfKnown,
  trouser_cloth: TextIfKnown,
  dupatta_cloth: TextIfKnown,
})

/** Fields of the listing form (DRAFT-1): text as typed, numbers as text, null if empty. */
export const DraftFields = z.object({
  title: Text,
  description: Text,
  price: Text,
  category_id: Text,
  brand_id: Text,
  brand_name: Text,
  custom_brand: Text,
  condition_id: Text,
  address_id: Text,
  quantity: Text,
  city: Text,
  allow_offers: Flag,
  active: Flag,
  sold: Flag,
  size_data: DraftSize,
})
export type DraftFields = z.infer<typeof DraftFields>

/** A stored draft with its photos, the cover first. */
export const Draft = z.extend(DraftFields, {
  id: Id,
  /** With the ids that the client gave them (PHOTO-6), null without one; older servers omit them. */
  photos: z.array(z.extend(Photo, { upload_id: z.optional(z.nullable(z.string())) })),
  /** True if it could be published unchanged (DRAFT-4). */
  is_ready: z.boolean(),
  created_at: Timestamp,
  updated_at: Timestamp,
})
export type Draft = z.infer<typeof Draft>

export const DraftPage = pageOf(Draft)
export type DraftPage = z.infer<typeof DraftPage>

/** Accepts any text or number, because drafts are not validated (DRAFT-1). */
const textOrNumber = (maxLength: number) =>
  z.optional(z.nullable(z.union([z.string().check(z.maxLength(maxLength)), z.number()])))
const ShortText = textOrNumber(MAX_SHORT_TEXT_LENGTH)
const LongText = textOrNumber(MAX_LONG_TEXT_LENGTH)
const OptionalFlag = z.optional(z.nullable(z.boolean()))

const DraftInput = z.object({
  title: LongText,
  description: LongText,
  price: ShortText,
  category_id: ShortText,
  brand_id: ShortText,
  brand_name: ShortText,
  custom_brand: ShortText,
  condition_id: ShortText,
  address_id: ShortText,
  quantity: ShortText,
  city: ShortText,
  allow_offers: OptionalFlag,
  active: OptionalFlag,
  sold: OptionalFlag,
  size_data: z.optional(
    z.nullable(
      z.object({
        standard_size: ShortText,
        size: ShortText,
        chest: ShortText,
        waist: ShortText,
        hips: ShortText,
        inseam: ShortText,
        sleeve: ShortText,
        shoulder: ShortText,
        length: ShortText,
        insole_length: ShortText,
        heel_height: ShortText,
        width: ShortText,
        height: ShortText,
        depth: ShortText,
        strap_drop: ShortText,
        shirt_cloth: ShortText,
        trouser_cloth: ShortText,
        dupatta_cloth: ShortText,
      }),
    ),
  ),
  /** New photos, uploaded with the fields (DRAFT-2). */
  images: z._default(z.array(z.file()).check(z.maxLength(MAX_PHOTOS, message('photo.too-many'))), []),
  /** Ids of stored photos and `new` for the next of `images`; by default new photos come last. */
  photo_order: PhotoOrder,
  upload_ids: UploadIds,
})

export const listDraftsSchemas = {
  /** `ready`: 1 for drafts that could be published, 0 for incomplete ones. */
  query: z.object({ ...pageQuery, ready: z.optional(z.enum(['0', '1'])) }),
  data: DraftPage,
}

/** Id that a client gives a draft, which the server may not have stored yet (DRAFT-6). */
export const DraftClientId = z.string().check(z.minLength(1), z.maxLength(60))

export const createDraftSchemas = {
  body: z.extend(DraftInput, {
    /** Id that the client gave the draft: a repeated call changes the draft of the first one (DRAFT-6). */
    client_id: z.optional(DraftClientId),
  }),
  data: Draft,
}

export const updateDraftSchemas = {
  params: z.object({ id: IdText }),
  body: z.extend(DraftInput, {
    delete_photo_ids: z._default(z.array(IdText).check(z.maxLength(MAX_PHOTOS)), []),
  }),
  data: Draft,
}

export const deleteDraftSchemas = {
  params: z.object({ id: IdText }),
  data: z.object({ id: Id }),
}
