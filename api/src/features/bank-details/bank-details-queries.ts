import type { BankDetails } from '@closyyy/contract/bank-details-schemas'
import type { Db } from '../../db/database.ts'
import { now } from '../../db/expressions.ts'

const columns = ['bank_name', 'account_title', 'account_number', 'iban', 'branch_code'] as const

export async function findBankDetails(db: Db, userId: number): Promise<BankDetails | null> {
  const details = await db.selectFrom('bank_details').select(columns).where('user_id', '=', userId).executeTakeFirst()
  return details ?? null
}

/** Stores the details and the time of the change, from which payouts wait. */
export function upsertBankDetails(tx: Db, userId: number, details: BankDetails): Promise<BankDetails> {
  return tx
    .insertInto('bank_details')
    .values({ user_id: userId, ...details })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet({ ...details, updated_at: now }))
    .returning(columns)
    .executeTakeFirstOrThrow()
}
