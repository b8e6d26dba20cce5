import type { BankDetails } from '@closyyy/contract/bank-details-schemas'
import { DEVICES_PATH } from '@closyyy/contract/paths'
import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import type { Settings } from '../../env.ts'
import { enqueueMessage } from '../outbox/outbox-service.ts'
import { findBankDetails, lockOwner, upsertBankDetails } from './bank-details-queries.ts'

const namesOf = (details: BankDetails) => Object.keys(details) as (keyof BankDetails)[]

/** Replaces the details and notifies the person; unchanged ones start no new wait for payouts (PAYOUT-5). */
export function saveBankDetails(
  db: Db,
  { publicUrl }: Settings,
  userId: number,
  details: BankDetails,
): Promise<BankDetails> {
  return transact(db, async tx => {
    const owner = await lockOwner(tx, userId)
    const before = await findBankDetails(tx, userId)
    if (before && namesOf(details).every(name => before[name] === details[name])) return before
    const values = {
      name: owner.first_name || owner.username,
      ending: details.account_number.slice(-4),
      link: `${publicUrl}${DEVICES_PATH}`,
    }
    await enqueueMessage(tx, { channel: 'email', to: owner.email, template: 'bank-details-changed', values })
    return upsertBankDetails(tx, userId, details)
  })
}
