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
  return db
    .selectFrom('outbox as o')
    .innerJoin('users as u', join => join.onTrue())
    .select(['o.channel', 'o.template', 'o.subject', 'o.created_at', 'o.sent_at'])
    .where('u.id', '=', userId)
    .where(({ eb, exists, fn, or, ref, selectFrom }) =>
      or([
        eb(fn('lower', ['o.recipient']), '=', fn('lower', ['u.email'])),
        eb('o.recipient', '=', ref('u.phone')),
        exists(
          selectFrom('former_phones as f')
            .select('f.id')
            .whereRef('f.user_id', '=', 'u.id')
            .whereRef('f.phone', '=', 'o.recipient')
            .whereRef('f.ended_at', '>=', 'o.created_at'),
        ),
      ]),
    )
    .orderBy('o.id')
    .execute()
}
