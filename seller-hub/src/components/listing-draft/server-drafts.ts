import type { ApiClient, CallOptions } from '@closyyy/api-client/api-client'
import { isApiError } from '@closyyy/api-client/api-error'
import { deleteDraft, listDrafts } from '@closyyy/contract/drafts-calls'
import { MAX_PAGE_SIZE } from '@closyyy/contract/page'
import type { ListingDraft } from './draft-store.ts'
import { draftOfServer } from './server-draft.ts'

/** The drafts that the server keeps for this person; more than a page of them nobody has. @throws ApiError */
export async function listServerDrafts(api: ApiClient, userId: number, options?: CallOptions): Promise<ListingDraft[]> {
  const { data } = await api.call(listDrafts, { query: { per_page: MAX_PAGE_SIZE } }, options)
  return data.map(draft => draftOfServer(draft, userId))
}

/** Deletes a draft; one that is gone already is fine. @throws ApiError */
export async function deleteServerDraft(api: ApiClient, id: number): Promise<void> {
  try {
    await api.call(deleteDraft, { params: { id } })
  } catch (error) {
    if (!(isApiError(error) && error.code === 'not-found')) throw error
  }
}
