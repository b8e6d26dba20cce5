import { requestEmailChange } from '@closyyy/contract/accounts-calls'
import { saveBankDetails } from '@closyyy/contract/bank-details-calls'
import { deleteOwnData } from '@closyyy/contract/data-deletion-calls'
import { requestPayout } from '@closyyy/contract/payouts-calls'
import { getOwnUser } from '@closyyy/contract/users-calls'
import { attack } from '@closyyy/tooling/test/attack'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { addUser, signIn } from '../../test/builders.ts'
import { bankDetails } from '../../test/filled-forms.ts'
import { addSale } from '../../test/sales.ts'
import { openTestApi } from '../../test/test-api.ts'

// SESSION-14, SESSION-16
attack(
  'a thief with a bearer token changes bank details, asks for a payout, takes the email and the account',
  '200, 201, 200, 200, without an email, for ever',
  async () => {
    const api = await openTestApi(settings => {
      settings.payoutHoldSeconds = 0
    })
    try {
      const owner = await addUser(api.db)
      const token = await signIn(api.db, owner)
      expect((await api.call(saveBankDetails, { body: bankDetails }, token)).status).toBe(200)
      const { rows } = await sql<{ template: string }>`select template from outbox`.execute(api.db)
      expect(rows).toEqual([{ template: 'bank-details-changed' }])
      await addSale(api.db, { seller_id: owner.id, buyer_id: (await addUser(api.db)).id })

      await sql`update sessions set confirmed_at = now() - interval '15 minutes'`.execute(api.db)
      const statuses = [
        (await api.call(saveBankDetails, { body: { ...bankDetails, iban: 'PK99THEF' } }, token)).status,
        (await api.call(requestPayout, { body: { amount: 100 } }, token)).status,
        (await api.call(requestEmailChange, { body: { email: 'thief@example.pk' } }, token)).status,
        (await api.call(deleteOwnData, {}, token)).status,
      ]
      expect(statuses).toEqual([403, 403, 403, 403])

      await sql`update sessions set created_at = now() - interval '31 days', last_used_at = now()`.execute(api.db)
      expect((await api.call(getOwnUser, {}, token)).status).toBe(401)
      return `${statuses.join(', ')}; 401 after 30 days`
    } finally {
      await api.close()
    }
  },
)
