import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { AuditEventsTable } from '../../db/tables/audit-log.ts'

export type AuditEventRow = Selectable<AuditEventsTable> & { username: string | null }

export interface EventFilter {
  action?: string | undefined
  actor?: string | undefined
  object_type?: string | undefined
  object_id?: string | undefined
  address_hash?: string | undefined
  from?: string | undefined
  to?: string | undefined
  before?: number | undefined
}

export async function insertEvents(tx: Db, events: Insertable<AuditEventsTable>[]): Promise<void> {
  await tx.insertInto('audit_events').values(events).execute()
}

/** Returns events that match all given filters, newest first. */
export function findEvents(db: Db, filter: EventFilter, limit: number): Promise<AuditEventRow[]> {
  const { action, actor, object_type, object_id, address_hash, from, to, before } = filter
  return db
    .selectFrom('audit_events as e')
    .leftJoin('users as u', 'u.id', 'e.actor_id')
    .selectAll('e')
    .select('u.username')
    .$if(action !== undefined, query =>
      action?.includes('.')
        ? query.where('e.action', '=', action)
        : // The next character after a full stop ends the range of a noun's actions.
          query.where('e.action', '>=', `${action}.`).where('e.action', '<', `${action}/`),
    )
    .$if(actor !== undefined, query => query.where('u.username', '=', actor ?? ''))
    .$if(object_type !== undefined, query => query.where('e.object_type', '=', object_type ?? ''))
    .$if(object_id !== undefined, query => query.where('e.object_id', '=', object_id ?? ''))
    .$if(address_hash !== undefined, query => query.where('e.address_hash', '=', address_hash ?? ''))
    .$if(from !== undefined, query => query.where('e.created_at', '>=', from ?? ''))
    .$if(to !== undefined, query => query.where('e.created_at', '<', to ?? ''))
    .$if(before !== undefined, query => query.where('e.id', '<', before ?? 0))
    .orderBy('e.id', 'desc')
    .limit(limit)
    .execute()
}
