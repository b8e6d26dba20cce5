import { useMutation, useQuery, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { useSession } from '@closyyy/platform/session'
import { forgetDraft, type ListingDraft } from '../../components/listing-draft/draft-store.ts'
import { listKeptDrafts } from '../../components/listing-draft/kept-drafts.ts'
import { deleteServerDraft } from '../../components/listing-draft/server-drafts.ts'

const draftsKey = ['kept-listings'] as const

/** The signed-in person's drafts, of this device and of the account, the last changed first. */
export function useDrafts() {
  const { api } = useServices()
  const userId = useSession()?.userId ?? 0
  return useQuery({
    queryKey: [...draftsKey, userId],
    queryFn: () => listKeptDrafts(api, userId),
    // The listing form changes them without a word to this page.
    staleTime: 0,
  })
}

/** Deletes a draft here and on the server. @throws ApiError */
export function useDeleteDraft() {
  const { api } = useServices()
  const queryClient = useQueryClient()
  return useMutation({
    async mutationFn({ id, serverId }: Pick<ListingDraft, 'id' | 'serverId'>) {
      if (serverId !== undefined) await deleteServerDraft(api, serverId)
      await forgetDraft(id)
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: draftsKey }),
  })
}
