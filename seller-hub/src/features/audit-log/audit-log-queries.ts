import type { ApiClient } from '@closyyy/api-client/api-client'
import { MAX_EVENTS } from '@closyyy/contract/audit-log'
import { listAuditEvents } from '@closyyy/contract/audit-log-calls'
import type { AuditEvent } from '@closyyy/contract/audit-log-schemas'
import type { CallData, CallInput } from '@closyyy/contract/call'
import { endOfPakistanDay, startOfPakistanDay } from '@closyyy/contract/pakistan-day'
import { callKey } from '@closyyy/platform/query'
import { choiceParam, dayParam, textParam, type UrlView } from '../../components/url-view.ts'

/** What events are about, in the order of the filter. */
export const nouns = [
  'session',
  'account',
  'deletion',
  'email',
  'phone',
  'password',
  'second-factor',
  'passkey',
  'bank-details',
  'order',
  'payout',
  'refund',
  'remittance',
  'dispute',
  'appeal',
  'product',
  'report',
  'suspension',
  'roles',
  'access',
  'data',
  'alert',
] as const

export const auditLogView = {
  kind: choiceParam(nouns),
  who: textParam,
  from: dayParam,
  to: dayParam,
  sender: textParam,
}

export type AuditLogView = UrlView<typeof auditLogView>

type Query = NonNullable<CallInput<typeof listAuditEvents>['query']>

/** Both days are included. */
function filterOf({ kind, who, from, to, sender }: AuditLogView): Query {
  return {
    action: kind,
    actor: who,
    address_hash: sender,
    from: from && startOfPakistanDay(from).toISOString(),
    to: to && endOfPakistanDay(to).toISOString(),
  }
}

/** Newest first; cursor pagination. */
export const eventsQuery = (api: ApiClient, view: AuditLogView) => ({
  queryKey: [...callKey(listAuditEvents), view],
  queryFn: ({ pageParam, signal }: { pageParam: number | undefined; signal: AbortSignal }) =>
    api.call(listAuditEvents, { query: { ...filterOf(view), before: pageParam } }, { signal }),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: (last: { next: number | null }) => last.next ?? undefined,
})

/** Rows of an exported file. */
const MAX_EXPORTED = 10_000

/** Returns the newest events of a view, and whether there are more. */
export async function listEvents(
  api: ApiClient,
  view: AuditLogView,
): Promise<{ events: AuditEvent[]; isCut: boolean }> {
  const events: AuditEvent[] = []
  let next: number | null = null
  do {
    const query: Query = { ...filterOf(view), limit: MAX_EVENTS, before: next ?? undefined }
    const page: CallData<typeof listAuditEvents> = await api.call(listAuditEvents, { query })
    events.push(...page.events)
    next = page.next
  } while (next && events.length < MAX_EXPORTED)
  return { events, isCut: next !== null }
}
