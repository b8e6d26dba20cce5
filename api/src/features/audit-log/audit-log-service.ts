import type { AuditAction } from '@closyyy/contract/audit-actions'
import type { listAuditEvents } from '@closyyy/contract/audit-log-calls'
import type { AuditEvent } from '@closyyy/contract/audit-log-schemas'
import type { CallData } from '@closyyy/contract/call'
import type { Db } from '../../db/database.ts'
import { currentOrigin, type RequestOrigin } from '../../http/request-origin.ts'
import type { CallRequest } from '../../http/route.ts'
import { type AuditEventRow, findEvents, insertEvents } from './audit-log-queries.ts'

type Facts = Readonly<Record<string, string | number | boolean>>

export interface RecordedEvent {
  action: AuditAction
  object: { type: string; id: number | string }
  /** The changed facts only; never secrets or texts that people wrote. */
  before?: Facts
  after?: Facts
  /** The person who acted, if the request is not theirs by its session, as at a sign-in. */
  actorId?: number
}

function roleOf(origin: RequestOrigin | undefined, actorId: number | null) {
  if (!origin) return 'system'
  if (origin.account?.isAdmin) return 'admin'
  return actorId === null ? 'guest' : 'person'
}

const textsOf = (facts: Facts) =>
  JSON.stringify(Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, String(value)])))

/** Records events in the transaction of the change, so that neither exists without the other (AUDIT-1). */
export async function recordEvents(tx: Db, events: readonly RecordedEvent[]): Promise<void> {
  const origin = currentOrigin()
  await insertEvents(
    tx,
    events.map(({ action, object, before, after, actorId }) => {
      const actor_id = actorId ?? origin?.account?.id ?? null
      return {
        actor_id,
        actor_role: roleOf(origin, actor_id),
        action,
        object_type: object.type,
        object_id: String(object.id),
        before: before ? textsOf(before) : null,
        after: after ? textsOf(after) : null,
        request_id: origin?.requestId ?? null,
        address_hash: origin?.ipHash() ?? null,
      }
    }),
  )
}

export function recordEvent(tx: Db, event: RecordedEvent): Promise<void> {
  return recordEvents(tx, [event])
}

function present({ actor_id, username, ...event }: AuditEventRow): AuditEvent {
  return { ...event, actor: actor_id === null ? null : { id: actor_id, username: username ?? '' } }
}

export async function listEvents(
  db: Db,
  { limit, ...filter }: CallRequest<typeof listAuditEvents>['query'],
): Promise<CallData<typeof listAuditEvents>> {
  const rows = await findEvents(db, filter, limit + 1)
  const events = rows.slice(0, limit).map(present)
  return { events, next: rows.length > limit ? (events.at(-1)?.id ?? null) : null }
}
