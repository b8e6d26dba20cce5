import { randomBytes } from 'node:crypto'
import type { Db } from '../src/db/database.ts'

const paid = { amount_paisa: 225_000, paid_on: '2026-10-31', result: 'matched' as const }

/** Records once that an administrator entered the cash of orders by hand, without its ledger entries. */
export async function addEntries(db: Db, adminId: number, orderIds: number[]): Promise<void> {
  for (const order_id of orderIds) {
    const { id } = await db
      .insertInto('remittances')
      .values({ source: 'entry', name: 'IBFT 7', content_hash: randomBytes(32), entered_by: adminId })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('remittance_rows')
      .values({ remittance_id: id, line: 1, reference: String(order_id), order_id, ...paid })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  }
}
