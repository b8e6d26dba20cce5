import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { LedgerAccount } from '../../db/tables/ledger.ts'
import type { Posting } from './ledger-postings.ts'

/** Inserts transactions with their entries. Raw, because kysely has no column definitions for `json_to_recordset`. */
export async function insertPostings(tx: Db, postings: Posting[]): Promise<void> {
  await sql`
    with posting as materialized (
      select nextval(pg_get_serial_sequence('ledger_transactions', 'id')) as id, g.*
      from json_to_recordset(${JSON.stringify(postings)}::json)
        as g (kind text, order_id bigint, payout_id bigint, created_at timestamptz, entries json)
    ), written as (
      insert into ledger_transactions (id, kind, order_id, payout_id, created_at)
      select id, kind, order_id, payout_id, coalesce(created_at, now()) from posting
    )
    insert into ledger_entries (transaction_id, account, user_id, amount_paisa)
    select g.id, e.account, e.user_id, e.amount_paisa
    from posting g
    cross join json_to_recordset(g.entries) as e (account text, user_id bigint, amount_paisa bigint)`.execute(tx)
}

export function sumAccounts(db: Db, userId: number): Promise<{ account: LedgerAccount; total_paisa: number }[]> {
  return db
    .selectFrom('ledger_entries')
    .select(({ fn }) => ['account', fn.sum<number>('amount_paisa').as('total_paisa')])
    .where('user_id', '=', userId)
    .groupBy('account')
    .execute()
}
