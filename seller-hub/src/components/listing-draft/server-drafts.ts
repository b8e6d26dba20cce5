import type { ApiClient } from '@closyyy/api-client/api-client'
import { isApiError } from '@closyyy/api-client/api-error'
import { createDraft, deleteDraft, listDrafts, updateDraft } from '@closyyy/contract/drafts'
import { MAX_PAGE_SIZE } from '@closyyy/contract/page'
import type { ListingDraft } from './draft-store.ts'
import type { ListingValues } from './listing-values.ts'
import { draftInput, draftOfServer } from './server-draft.ts'

/** The drafts that the server keeps for this person; more than a page of them nobody has. @throws ApiError */
export async function listServerDrafts(api: ApiClient, userId: number): Promise<ListingDraft[]> {
  const { data } = await api.call(listDrafts, { query: { per_page: MAX_PAGE_SIZE } })
  return data.map(draft => draftOfServer(draft, userId))
}

/** Saves what is typed and answers the draft's number; one that was deleted meanwhile is made anew. @throws ApiError */
export async function saveServerDraft(api: ApiClient, id: number | undefined, values: ListingValues): Promise<number> {
  const body = draftInput(values)
  if (id === undefined) return (await api.call(createDraft, { body })).id
  try {
    return (await api.call(updateDraft, { params: { id }, body })).id
  } catch (error) {
    if (isApiError(error) && error.code === 'not-found') return (await api.call(createDraft, { body })).id
    throw error
  }
}

/** Deletes a draft; one that is gone already is fine. @throws ApiError */
export async function deleteServerDraft(api: ApiClient, id: number): Promise<void> {
  try {
    await api.call(deleteDraft, { params: { id } })
  } catch (error) {
    if (!(isApiError(error) && error.code === 'not-found')) throw error
  }
}
