import type { ApiClient } from '@closyyy/api-client/api-client'
import { useQuery } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { findDraft, listDrafts } from '../../components/listing-draft/draft-store.ts'
import { serverIdOf } from '../../components/listing-draft/server-draft.ts'
import { listServerDrafts } from '../../components/listing-draft/server-drafts.ts'

/** What this device keeps of a listing, and the last other one that was never sent. */
export function useKeptDraft(id: string, userId: number | undefined) {
  const { api } = useServices()
  const { data, isPending } = useQuery({
    queryKey: ['kept-listing', id, userId],
    queryFn: () => readKept(api, id, userId),
    // Read once when the form opens: from then on the form knows better.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return { isReady: !isPending, draft: data?.draft, unfinished: data?.unfinished }
}

/** A device that keeps nothing, or a line that is gone, lets a listing be written all the same. */
async function readKept(api: ApiClient, id: string, userId = 0) {
  try {
    const draft = (await findDraft(id, userId)) ?? (await findServerDraft(api, id, userId))
    return { draft, unfinished: draft ? undefined : (await listDrafts(userId))[0] }
  } catch {
    return {}
  }
}

async function findServerDraft(api: ApiClient, id: string, userId: number) {
  if (serverIdOf(id) === undefined) return undefined
  return (await listServerDrafts(api, userId)).find(draft => draft.id === id)
}
