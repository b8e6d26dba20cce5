import type { AppealDecision } from '@closyyy/contract/appeals'
import { decideAppeal, listAppeals } from '@closyyy/contract/appeals-calls'
import { callQuery, useMutation } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { useInvalidate } from '../../components/live-queries.ts'
import { choiceParam, pageParam } from '../../components/url-view.ts'

export const appealStates = ['open', 'decided'] as const

export const appealsView = { state: choiceParam(appealStates, 'open'), page: pageParam }

export const appealsQuery = (status: (typeof appealStates)[number], page: number) =>
  callQuery(listAppeals, { query: { status, page } })

export function useDecideAppeal(id: number) {
  const { api } = useServices()
  return useMutation({
    mutationFn: (body: { decision: AppealDecision; reason: string }) =>
      api.call(decideAppeal, { params: { id }, body }),
    // Also after a failure: somebody else may have been first.
    onSettled: useInvalidate(listAppeals),
  })
}
