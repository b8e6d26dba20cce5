import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { buyerColumns, type ExportedPart, type ExportedTable, exportedTables } from './exported-tables.ts'

export type ExportedRow = Record<string, unknown>

function isOwn({ owners, knownToSeller, knownToBuyer }: ExportedTable, userId: number) {
  const known: Record<string, string | undefined> = { seller_id: knownToSeller, buyer_id: knownToBuyer }
  return sql`(${sql.join(
    owners.map(owner => sql`t.${sql.id(owner)} = ${userId} and ${sql.raw(known[owner] ?? 'true')}`),
    sql` or `,
  )})`
}

/** Returns a person's rows of a table, oldest first as far as it has an order. */
export async function findOwnRows(
  db: Db,
  table: string,
  exported: ExportedTable,
  userId: number,
): Promise<ExportedRow[]> {
  const { rows } = await sql<{ row: ExportedRow }>`
    select to_jsonb(t) - ${exported.hidden ?? []}::text[]
      - case when ${table} = 'orders' and (to_jsonb(t) ->> 'buyer_id')::bigint is distinct from ${userId}
        then ${buyerColumns}::text[] else '{}'::text[] end as row
    from ${sql.table(table)} t where ${isOwn(exported, userId)} order by (to_jsonb(t) ->> 'id')::bigint`.execute(db)
  return rows.map(({ row }) => row)
}

/** Returns the rows of a table that belong to a person's rows of another one. */
export async function findOwnParts(
  db: Db,
  table: string,
  { of, by, hidden = [] }: ExportedPart,
  userId: number,
): Promise<ExportedRow[]> {
  const exported = exportedTables[of] as ExportedTable
  const { rows } = await sql<{ row: ExportedRow }>`
    select to_jsonb(p) - ${hidden}::text[] as row
    from ${sql.table(table)} p join ${sql.table(of)} t on t.id = p.${sql.id(by)}
    where ${isOwn(exported, userId)} order by (to_jsonb(p) ->> 'id')::bigint`.execute(db)
  return rows.map(({ row }) => row)
}

/** Returns the messages to a person, without their texts, which are erased once sent. */
export async function findMessagesTo(db: Db, userId: number): Promise<ExportedRow[]> {
  const own = db
    .selectFrom('users as u')
    .innerJoin('outbox as m', join => join.onTrue())
    .select('m.id')
    .where('u.id', '=', userId)
  const former = db
    .selectFrom('former_phones as f')
    .innerJoin('outbox as m', join =>
      join.on(({ eb, fn, ref }) => eb(fn('lower', ['m.recipient']), '=', ref('f.phone'))),
    )
    .select('m.id')
    .where('f.user_id', '=', userId)
    .whereRef('f.ended_at', '>=', 'm.created_at')
  // One part a contact, because a condition with `or` would read all messages.
  const ids = own
    .where(({ eb, fn }) => eb(fn('lower', ['m.recipient']), '=', fn('lower', ['u.email'])))
    .union(own.where(({ eb, fn, ref }) => eb(fn('lower', ['m.recipient']), '=', ref('u.phone'))))
    .union(former)
  return db
    .selectFrom('outbox as o')
    .select(['o.channel', 'o.template', 'o.subject', 'o.created_at', 'o.sent_at'])
    .where('o.id', 'in', ids)
    .orderBy('o.id')
    .execute()
}
