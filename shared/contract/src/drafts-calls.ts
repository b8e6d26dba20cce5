import { defineCall } from './call.ts'

/**
 * Lists the drafts of the signed-in person, latest change first; `ready` filters by whether they could be published
 * (DRAFT-4).
 */
export const listDrafts = defineCall({
  name: 'listDrafts',
  method: 'GET',
  path: '/v1/listing/auth/drafts',
  access: 'bearer',
  suspended: true,
  summary:
    "List the signed-in person's drafts, most recently changed first; `ready=1` returns those that could be published unchanged, `ready=0` the incomplete ones.",
  schemas: async () => (await import('./drafts-schemas.ts')).listDraftsSchemas,
})

/**
 * Saves fields and photos of a listing as typed, without validating them (DRAFT-1), once per `client_id` (DRAFT-6); a 409
 * beyond `MAX_DRAFTS`.
 */
export const createDraft = defineCall({
  name: 'createDraft',
  method: 'POST',
  path: '/v1/listing/auth/drafts',
  access: 'bearer',
  summary:
    'Create a draft from any part of a listing, incomplete or invalid, as JSON or as a form with photos in `images[n]`. A repeated call with the same `client_id` changes the draft of the first one. A person has at most 40 drafts. `draft_id` of createProduct publishes a draft with its photos.',
  status: 201,
  schemas: async () => (await import('./drafts-schemas.ts')).createDraftSchemas,
})

/**
 * Replaces all fields of one's own draft; omitted fields are cleared, photos stay unless listed in `delete_photo_ids`
 * (DRAFT-2). A 409 for a draft that was published (DRAFT-5).
 */
export const updateDraft = defineCall({
  name: 'updateDraft',
  method: 'PUT',
  path: '/v1/listing/auth/drafts/:id',
  access: 'bearer',
  summary:
    'Replace all fields of a draft; a missing field becomes empty. Photos stay, except those in `delete_photo_ids`; new ones from `images[n]` are appended unless `photo_order` (ids, and `new` for the next of `images`) gives another order. A photo whose entry of `upload_ids` the draft already has is not added again. Returns 409 for a draft that was published.',
  schemas: async () => (await import('./drafts-schemas.ts')).updateDraftSchemas,
})

/** Deletes one's own draft with its photos. */
export const deleteDraft = defineCall({
  name: 'deleteDraft',
  method: 'DELETE',
  path: '/v1/listing/auth/drafts/:id',
  access: 'bearer',
  summary: 'Delete a draft and its photos.',
  schemas: async () => (await import('./drafts-schemas.ts')).deleteDraftSchemas,
})
