import { restoreProduct, takeDownProduct } from '@closyyy/contract/moderation-calls'
import { endOfPakistanDay } from '@closyyy/contract/pakistan-day'
import { dismissReports, listReports } from '@closyyy/contract/reports-calls'
import type { ReportGroup } from '@closyyy/contract/reports-schemas'
import { listSuspensions, suspendAccount } from '@closyyy/contract/suspensions-calls'
import { callQuery, useMutation } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { useInvalidate } from '../../components/live-queries.ts'
import type { Decision } from '../../components/reason-dialog/reason-dialog.tsx'
import { choiceParam, pageParam } from '../../components/url-view.ts'

export const reportStates = ['open', 'ended'] as const

export const reportsView = { state: choiceParam(reportStates, 'open'), page: pageParam }

export const reportsQuery = (status: (typeof reportStates)[number], page: number) =>
  callQuery(listReports, { query: { status, page } })

/** What a moderator may do with reports of one object. */
export type ReportAction = 'dismiss' | 'take-down' | 'restore' | 'suspend'

export const isDangerous = (action: ReportAction) => action === 'take-down' || action === 'suspend'

/** Closed reports allow the other decisions too, which then are not based on them (REPORT-5). */
export function actionsOf({ outcome, product, person, object_type }: ReportGroup): ReportAction[] {
  const reported = object_type === 'product' ? product : null
  const isTakenDown = reported?.state === 'taken-down'
  return [
    ...(outcome === null ? (['dismiss'] as const) : []),
    ...(reported && !isTakenDown && reported.is_approved !== false ? (['take-down'] as const) : []),
    ...(isTakenDown ? (['restore'] as const) : []),
    ...(person && !person.is_suspended ? (['suspend'] as const) : []),
  ]
}

/** The last second of a day in Pakistan, so that pages show that day. */
const lastSecondOf = (day: string) => new Date(endOfPakistanDay(day).getTime() - 1_000).toISOString()

export function useDecideReport(group: ReportGroup) {
  const { api } = useServices()
  const { object_type, object_id, newest_id, outcome, person } = group
  const seen = { object_type, object_id, newest_id }
  const reports = outcome === null ? seen : undefined
  return useMutation({
    async mutationFn({ action, reason, ends_at }: Decision & { action: ReportAction }): Promise<void> {
      const params = { id: object_id }
      if (action === 'dismiss') await api.call(dismissReports, { body: { ...seen, reason } })
      else if (action === 'take-down') await api.call(takeDownProduct, { params, body: { reason, reports } })
      else if (action === 'restore') await api.call(restoreProduct, { params, body: { reason } })
      else {
        const body = {
          user_id: person?.id ?? 0,
          reason,
          ends_at: ends_at === '' ? null : lastSecondOf(ends_at),
          reports,
        }
        await api.call(suspendAccount, { body })
      }
    },
    // Also after an error: another moderator may have been first.
    onSettled: useInvalidate(listReports, listSuspensions),
  })
}
