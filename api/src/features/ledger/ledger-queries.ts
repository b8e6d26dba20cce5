import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { LedgerAccount } from '../../db/tables/ledger.ts'
import type { Posting } from './ledger-postings.ts'

/** Inserts transactions with their entries; the database checks at commit that each sums to zero. */
export async function insertPostings(tx: Db, postings: Posting[]): Promise<void> {
  await sql`
    with given as materialized (
      select nextval(pg_get_serial_sequence('ledger_transactions', 'id')) as id, g.*
      from json_to_recordset(${JSON.stringify(postings)}::json)
        as g (kind text, order_id bigint, payout_id bigint, created_at timestamptz, entries json)
    ), written as (
      insert into ledger_transactions (id, kind, order_id, payout_id, created_at)
      select id, kind, order_id, payout_id, coalesce(created_at, now()) from given
    )
    insert into ledger_entries (transaction_id, account, user_id, amount_paisa)
    select g.id, e.account, e.user_id, e.amount_paisa
    from given g
    cross join json_to_recordset(g.entries) as e (account text, user_id bigint, amount_paisa bigint)`.execute(tx)
}

export async function sumAccounts(db: Db, userId: number): Promise<{ account: LedgerAccount; total_paisa: number }[]> {
  const { rows } = await sql<{ account: LedgerAccount; total_paisa: number }>`
    select account, sum(amount_paisa)::bigint as total_paisa
    from ledger_entries where user_id = ${userId} group by account`.execute(db)
  return rows
}
