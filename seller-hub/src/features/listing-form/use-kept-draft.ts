import type { ApiClient } from '@closyyy/api-client/api-client'
import { useQuery } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { listDrafts } from '../../components/listing-draft/draft-store.ts'
import { listKeptDrafts } from '../../components/listing-draft/kept-drafts.ts'
import { serverIdOf } from '../../components/listing-draft/server-draft.ts'

/** The form waits this long for what another device wrote, in milliseconds. */
const PATIENCE_MS = 3_000

/** What is kept of a listing, here or on the server, and the last other one of this device that was never sent. */
export function useKeptDraft(id: string, userId: number | undefined) {
  const { api } = useServices()
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    queryKey: ['kept-listing', id, userId],
    queryFn: () => readKept(api, id, userId),
    // Read once when the form opens: from then on the form knows better.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return { isReady: !isPending, draft: data?.draft, unfinished: data?.unfinished, isError, isFetching, refetch }
}

/** A device that keeps nothing, or a line that is gone, lets a listing be written all the same. */
async function readKept(api: ApiClient, id: string, userId = 0) {
  const here = await listDrafts(userId).catch(() => [])
  const serverId = serverIdOf(id)
  if (here.length === 0 && serverId === undefined) return {}
  // What only the server has is worth waiting for.
  const signal = serverId === undefined ? AbortSignal.timeout(PATIENCE_MS) : undefined
  const { drafts, isWhole } = await listKeptDrafts(api, userId, { signal })
  const draft = drafts.find(one => one.id === id || (serverId !== undefined && one.serverId === serverId))
  if (!draft && serverId !== undefined && !isWhole) throw new Error('The drafts of the account could not be read.')
  return { draft, unfinished: draft ? undefined : drafts[0] }
}
