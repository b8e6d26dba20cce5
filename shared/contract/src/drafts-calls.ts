import { defineCall } from './call.ts'

/**
 * Lists the drafts of the signed-in person, last changed first; `ready` filters by whether they could be published
 * (DRAFT-4).
 */
export const listDrafts = defineCall({
  name: 'listDrafts',
  method: 'GET',
  path: '/v1/listing/auth/drafts',
  access: 'bearer',
  summary:
    "The signed-in person's own drafts, the last changed first; `ready=1` those that could be put up as they stand, `ready=0` the incomplete ones.",
  schemas: async () => (await import('./drafts-schemas.ts')).listDraftsSchemas,
})

/** Saves fields and photos of a listing as typed, without validating them (DRAFT-1); a 409 beyond `MAX_DRAFTS`. */
export const createDraft = defineCall({
  name: 'createDraft',
  method: 'POST',
  path: '/v1/listing/auth/drafts',
  access: 'bearer',
  summary:
    'Keeps any part of a listing, incomplete or odd, as it was typed; as JSON, or as a form with photos in `images[n]`. A person keeps at most 40 drafts. `draft_id` in the call that puts the product up takes the draft and its photos over.',
  status: 201,
  schemas: async () => (await import('./drafts-schemas.ts')).createDraftSchemas,
})

/**
 * Replaces all fields of an own draft; a field left out is cleared, photos stay unless listed in `delete_photo_ids`
 * (DRAFT-2).
 */
export const updateDraft = defineCall({
  name: 'updateDraft',
  method: 'PUT',
  path: '/v1/listing/auth/drafts/:id',
  access: 'bearer',
  summary:
    "Replaces everything typed in one's own draft, as a form does that saves itself: a field left out is empty. Its photos stay, but for those in `delete_photo_ids`; those in `images[n]` come behind them unless `photo_order` (ids, and `new` for the next of `images`) says otherwise.",
  schemas: async () => (await import('./drafts-schemas.ts')).updateDraftSchemas,
})

/** Deletes an own draft with its photos. */
export const deleteDraft = defineCall({
  name: 'deleteDraft',
  method: 'DELETE',
  path: '/v1/listing/auth/drafts/:id',
  access: 'bearer',
  summary: "Throws one's own draft and its photos away.",
  schemas: async () => (await import('./drafts-schemas.ts')).deleteDraftSchemas,
})
