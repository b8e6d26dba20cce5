import type { BankDetails } from '@closyyy/contract/bank-details-schemas'
import { DEVICES_PATH } from '@closyyy/contract/paths'
import { endingOf } from '../../account-ending.ts'
import type { Db } from '../../db/database.ts'
import { lockAccount } from '../../db/lock-account.ts'
import { transact } from '../../db/transact.ts'
import type { Settings } from '../../env.ts'
import { recordEvent } from '../audit-log/audit-log-service.ts'
import { emailAccount } from '../outbox/outbox-service.ts'
import { findBankDetails, upsertBankDetails } from './bank-details-queries.ts'

/** The facts of bank details that the audit log may contain. */
const recognizable = (details: BankDetails) => ({
  bank: details.bank_name,
  ending: endingOf(details.account_number),
  iban_ending: endingOf(details.iban),
})

const namesOf = (details: BankDetails) => Object.keys(details) as (keyof BankDetails)[]

/** Replaces the details and notifies the person; unchanged ones start no new wait for payouts (PAYOUT-5). */
export function saveBankDetails(
  db: Db,
  { publicUrl, bankDetailsWait }: Pick<Settings, 'publicUrl' | 'bankDetailsWait'>,
  userId: number,
  details: BankDetails,
): Promise<BankDetails> {
  return transact(db, async tx => {
    await lockAccount(tx, userId)
    const before = await findBankDetails(tx, userId)
    if (before && namesOf(details).every(name => before[name] === details[name])) return before
    const values = {
      ending: endingOf(details.account_number),
      deadline: new Date(Date.now() + bankDetailsWait * 1_000),
      link: `${publicUrl}${DEVICES_PATH}`,
    }
    await emailAccount(tx, userId, 'bank-details-changed', values)
    await recordEvent(tx, {
      action: 'bank-details.saved',
      object: { type: 'account', id: userId },
      ...(before && { before: recognizable(before) }),
      after: recognizable(details),
    })
    return upsertBankDetails(tx, userId, details)
  })
}

/** Returns a person's bank details, for other features; null if there are none. */
export function readBankDetails(db: Db, userId: number): Promise<BankDetails | null> {
  return findBankDetails(db, userId)
}
