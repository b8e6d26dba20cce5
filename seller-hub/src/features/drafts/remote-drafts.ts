import type { ApiClient, CallOptions } from '@closyyy/api-client/api-client'
import { isApiError } from '@closyyy/api-client/api-error'
import { deleteDraft, listDrafts } from '@closyyy/contract/drafts-calls'
import type { Draft } from '@closyyy/contract/drafts-schemas'
import { MAX_PAGE_SIZE } from '@closyyy/contract/pagination'
import { type NewPhoto, newPhotos, type PickedPhoto } from '@closyyy/forms/picked-photo'
import { appendPhotos, photoChanges } from '../../components/listing-photos/photos-form.ts'
import { draftFromWire, draftToWire, type ListingDraft, type ListingValues } from './draft.ts'

/** One page holds all drafts an account may have. @throws ApiError */
export async function listRemoteDrafts(api: ApiClient, userId: number, options?: CallOptions): Promise<ListingDraft[]> {
  const { data } = await api.call(listDrafts, { query: { per_page: MAX_PAGE_SIZE } }, options)
  return data.map(draft => draftFromWire(draft, userId))
}

/** Ignores drafts that are already deleted. @throws ApiError */
export async function deleteRemoteDraft(api: ApiClient, id: number): Promise<void> {
  try {
    await api.call(deleteDraft, { params: { id } })
  } catch (error) {
    if (!(isApiError(error) && error.code === 'not-found')) throw error
  }
}

/** Photos per request: an interrupted upload repeats no more than these. */
const PHOTOS_AT_ONCE = 2

export interface DraftContent {
  values: ListingValues
  photos: readonly PickedPhoto[]
}

/** The remote state of a draft. */
export interface SavedDraft {
  /** Undefined before the first save. */
  id: number | undefined
  /** Server ids by the photos' local ids. */
  savedIds: ReadonlyMap<string, number>
  /** Its version. */
  savedAt?: string
}

export const unsavedDraft: SavedDraft = { id: undefined, savedIds: new Map() }

/** Sends a form if there are photos, else JSON. @throws ApiError */
export type SendDraft = (
  id: number | undefined,
  body: object,
  upload: { form: FormData; photos: readonly NewPhoto[] } | undefined,
) => Promise<Draft>

export function withSavedIds(photos: readonly PickedPhoto[], { savedIds }: SavedDraft): PickedPhoto[] {
  return photos.map(photo => ({ ...photo, savedId: savedIds.get(photo.id) }))
}

/** Photos still to upload, without those that the server rejected. */
export function photosToSave(photos: readonly PickedPhoto[], known: SavedDraft): NewPhoto[] {
  return newPhotos(withSavedIds(photos, known)).filter(({ error }) => !error)
}

/** Saves values and the next photos; creates a new draft if it was deleted elsewhere. @throws ApiError */
export async function saveDraft(send: SendDraft, known: SavedDraft, content: DraftContent): Promise<SavedDraft> {
  try {
    return await saveStep(send, known, content)
  } catch (error) {
    if (known.id === undefined || !isApiError(error) || error.code !== 'not-found') throw error
    return saveStep(send, unsavedDraft, content)
  }
}

async function saveStep(send: SendDraft, known: SavedDraft, { values, photos }: DraftContent): Promise<SavedDraft> {
  const added = photosToSave(photos, known).slice(0, PHOTOS_AT_ONCE)
  const sent = withSavedIds(photos, known).filter(({ id, savedId }) => savedId ?? added.some(one => one.id === id))
  const knownIds = [...known.savedIds.values()]
  const body = { ...draftToWire(values), ...photoChanges(sent, knownIds) }
  const upload = added.length > 0 ? { form: draftForm(values, sent, knownIds), photos: added } : undefined
  const saved = await send(known.id, body, upload)
  const ids = saved.photos.map(({ id }) => id)
  // Of an older server the highest ids belong to the photos just added, in order.
  const highest = ids.toSorted((one, other) => one - other).slice(ids.length - added.length)
  const addedIds = added.map(
    (one, index) => saved.photos.find(({ upload_id }) => upload_id === one.id)?.id ?? highest[index] ?? 0,
  )
  const remaining = [...known.savedIds].filter(
    ([id, savedId]) => ids.includes(savedId) && sent.some(one => one.id === id),
  )
  const savedIds = new Map([...remaining, ...added.map(({ id }, index) => [id, addedIds[index] ?? 0] as const)])
  return { id: saved.id, savedIds, savedAt: saved.updated_at }
}

function draftForm(values: ListingValues, photos: readonly PickedPhoto[], knownIds: readonly number[]): FormData {
  const form = new FormData()
  const { size_data, ...fields } = draftToWire(values)
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  for (const [name, value] of Object.entries(size_data ?? {})) form.append(`size_data[${name}]`, String(value))
  appendPhotos(form, 'images', photos, knownIds)
  return form
}
