import type { BankDetails } from '@closyyy/contract/bank-details-schemas'
import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import { recordEvent } from '../audit-log/audit-log-service.ts'
import { findBankDetails, upsertBankDetails } from './bank-details-queries.ts'

/** The facts of bank details that the audit log may contain. */
const recognizable = (details: BankDetails | null) =>
  details && { bank: details.bank_name, ending: details.account_number.slice(-4), iban_ending: details.iban.slice(-4) }

export function replaceBankDetails(db: Db, userId: number, details: BankDetails): Promise<BankDetails> {
  return transact(db, async tx => {
    const before = recognizable(await findBankDetails(tx, userId))
    const saved = await upsertBankDetails(tx, userId, details)
    await recordEvent(tx, {
      action: 'bank-details.saved',
      object: { type: 'account', id: userId },
      ...(before && { before }),
      after: recognizable(saved) ?? {},
    })
    return saved
  })
}
