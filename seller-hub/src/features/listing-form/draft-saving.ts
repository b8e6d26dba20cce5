import { isApiError } from '@closyyy/api-client/api-error'
import type { Draft } from '@closyyy/contract/drafts-schemas'
import type { ListingValues } from '../../components/listing-draft/listing-values.ts'
import { draftInput } from '../../components/listing-draft/server-draft.ts'
import { appendPhotos, photoChanges } from '../../components/photo-picker/photos-form.ts'
import { type NewPhoto, newPhotos, type PickedPhoto } from '../../components/photo-picker/picked-photo.ts'

/** Photos that one saving carries: a line that is lost costs no more than these. */
const PHOTOS_AT_ONCE = 2

/** A listing as it stands in the form. */
export interface DraftContent {
  values: ListingValues
  photos: readonly PickedPhoto[]
}

/** What the server has of it. */
export interface SavedDraft {
  /** Nothing before the first saving. */
  id: number | undefined
  /** The server's numbers of the photos, by their own ids. */
  savedIds: ReadonlyMap<string, number>
  /** When it was saved. */
  savedAt?: string
}

/** Before the first saving. */
export const nothingSaved: SavedDraft = { id: undefined, savedIds: new Map() }

/** Sends a draft: a form where photos come with it, else what `draftInput` and `photoChanges` make. @throws ApiError */
export type SendDraft = (
  id: number | undefined,
  body: object,
  upload: { form: FormData; photos: readonly NewPhoto[] } | undefined,
) => Promise<Draft>

/** The photos with the server's numbers. */
export function withSavedIds(photos: readonly PickedPhoto[], { savedIds }: SavedDraft): PickedPhoto[] {
  return photos.map(photo => ({ ...photo, savedId: savedIds.get(photo.id) }))
}

/** The photos that a saving still has to bring; one that the server refused waits for its owner. */
export function photosToSave(photos: readonly PickedPhoto[], known: SavedDraft): NewPhoto[] {
  return newPhotos(withSavedIds(photos, known)).filter(({ refusal }) => !refusal)
}

/** Saves what is typed, and the next photos; one that was deleted meanwhile is made anew. @throws ApiError */
export async function saveDraft(send: SendDraft, known: SavedDraft, content: DraftContent): Promise<SavedDraft> {
  try {
    return await saveStep(send, known, content)
  } catch (error) {
    if (known.id === undefined || !isApiError(error) || error.code !== 'not-found') throw error
    return saveStep(send, nothingSaved, content)
  }
}

async function saveStep(send: SendDraft, known: SavedDraft, { values, photos }: DraftContent): Promise<SavedDraft> {
  const added = photosToSave(photos, known).slice(0, PHOTOS_AT_ONCE)
  const sent = withSavedIds(photos, known).filter(({ id, savedId }) => savedId ?? added.some(one => one.id === id))
  const standing = [...known.savedIds.values()]
  const body = { ...draftInput(values), ...photoChanges(sent, standing) }
  const upload = added.length > 0 ? { form: draftForm(values, sent, standing), photos: added } : undefined
  const answer = await send(known.id, body, upload)
  const there = answer.photos.map(({ id }) => id)
  // Numbers grow: the last ones are those of the photos that came now, in the order sent.
  const made = there.toSorted((one, other) => one - other).slice(there.length - added.length)
  const kept = [...known.savedIds].filter(([id, savedId]) => there.includes(savedId) && sent.some(one => one.id === id))
  const savedIds = new Map([...kept, ...added.map(({ id }, index) => [id, made[index] ?? 0] as const)])
  return { id: answer.id, savedIds, savedAt: answer.updated_at }
}

function draftForm(values: ListingValues, photos: readonly PickedPhoto[], standing: readonly number[]): FormData {
  const form = new FormData()
  const { size_data, ...fields } = draftInput(values)
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  for (const [name, value] of Object.entries(size_data ?? {})) form.append(`size_data[${name}]`, String(value))
  appendPhotos(form, 'images', photos, standing)
  return form
}
