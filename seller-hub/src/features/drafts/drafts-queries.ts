import type { ApiClient } from '@closyyy/api-client/api-client'
import { useMutation, useQuery, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { useSession } from '@closyyy/platform/session'
import { forgetDraft, type ListingDraft, listDrafts } from '../../components/listing-draft/draft-store.ts'
import { deleteServerDraft, listServerDrafts } from '../../components/listing-draft/server-drafts.ts'

const draftsKey = ['kept-listings'] as const

/** The signed-in person's drafts, of this device and of the account, the last changed first. */
export function useDrafts() {
  const { api } = useServices()
  const userId = useSession()?.userId ?? 0
  return useQuery({
    queryKey: [...draftsKey, userId],
    queryFn: () => listAll(api, userId),
    // The listing form changes them without a word to this page.
    staleTime: 0,
  })
}

/** What this device keeps holds the photos too and beats the account's copy; without a line it is shown alone. */
async function listAll(api: ApiClient, userId: number) {
  const [here, saved] = await Promise.all([listDrafts(userId), listServerDrafts(api, userId).catch(() => undefined)])
  const known = new Set(here.map(({ serverId }) => serverId))
  const elsewhere = saved?.filter(({ serverId }) => !known.has(serverId)) ?? []
  const drafts = [...here, ...elsewhere].sort((one, other) => other.changedAt - one.changedAt)
  return { drafts, isWhole: saved !== undefined }
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
