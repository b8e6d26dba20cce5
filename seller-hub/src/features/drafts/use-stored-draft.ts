import type { ApiClient } from '@closyyy/api-client/api-client'
import { useQuery } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { type ListingDraft, remoteIdOf } from './draft.ts'
import { listLocalDrafts } from './local-drafts.ts'
import { listMergedDrafts } from './merge-drafts.ts'

const REMOTE_TIMEOUT_MS = 3_000

interface StoredDraft {
  draft?: ListingDraft | undefined
  unfinished?: ListingDraft | undefined
  isListed?: boolean
}

/** Loads the stored draft, or the latest unfinished one of this device; tells if the draft is listed already (DRAFT-5). */
export function useStoredDraft(id: string, userId: number | undefined) {
  const { api } = useServices()
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    queryKey: ['stored-draft', id, userId],
    queryFn: () => readStoredDraft(api, id, userId),
    // Read once: afterwards the form has the latest state.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const { draft, unfinished, isListed } = data ?? {}
  return { isReady: !isPending, draft, unfinished, isListed, isError, isFetching, refetch }
}

/** Returns no draft if storage is blocked or the device is offline. */
async function readStoredDraft(api: ApiClient, id: string, userId = 0): Promise<StoredDraft> {
  const here = await listLocalDrafts(userId).catch(() => [])
  const serverId = remoteIdOf(id)
  if (here.length === 0 && serverId === undefined) return {}
  // Waits without a limit for a draft that only the server has.
  const signal = serverId === undefined ? AbortSignal.timeout(REMOTE_TIMEOUT_MS) : undefined
  const { drafts, gone, isComplete } = await listMergedDrafts(api, userId, { signal })
  const draft = drafts.find(one => one.id === id || (serverId !== undefined && one.serverId === serverId))
  if (!draft && serverId !== undefined && !isComplete) throw new Error('The drafts of the account could not be read.')
  const isListed = gone.some(one => one.id === id && one.isSubmitted)
  return { draft, unfinished: draft ? undefined : drafts[0], isListed }
}
