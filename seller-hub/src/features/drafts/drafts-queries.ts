import { useMutation, useQuery, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { useSession } from '@closyyy/platform/session'
import type { ListingDraft } from './draft.ts'
import { deleteLocalDraft } from './local-drafts.ts'
import { listMergedDrafts } from './merge-drafts.ts'
import { deleteRemoteDraft } from './remote-drafts.ts'

const draftsKey = ['stored-drafts'] as const

export function useDrafts() {
  const { api } = useServices()
  const userId = useSession()?.userId ?? 0
  return useQuery({
    queryKey: [...draftsKey, userId],
    queryFn: () => listMergedDrafts(api, userId),
    // The product form changes drafts without invalidating this query.
    staleTime: 0,
  })
}

/** Deletes the local and the remote copy. @throws ApiError */
export function useDeleteDraft() {
  const { api } = useServices()
  const queryClient = useQueryClient()
  return useMutation({
    async mutationFn({ id, serverId }: Pick<ListingDraft, 'id' | 'serverId'>) {
      if (serverId !== undefined) await deleteRemoteDraft(api, serverId)
      await deleteLocalDraft(id)
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: draftsKey }),
  })
}
