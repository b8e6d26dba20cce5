import { endSuspension, listSuspensions } from '@closyyy/contract/suspensions-calls'
import { callQuery, useMutation } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { useInvalidate } from '../../components/live-queries.ts'
import { pageParam } from '../../components/url-view.ts'

export const suspensionsView = { page: pageParam }

export const suspensionsQuery = (page: number) => callQuery(listSuspensions, { query: { page } })

export function useEndSuspension() {
  const { api } = useServices()
  return useMutation({
    mutationFn: ({ id, reason }: { id: number; reason: string }) =>
      api.call(endSuspension, { params: { id }, body: { reason } }),
    // Also after an error: another moderator may have been first.
    onSettled: useInvalidate(listSuspensions),
  })
}
