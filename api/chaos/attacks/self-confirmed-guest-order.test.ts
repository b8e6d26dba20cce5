import { saveBankDetails } from '@closyyy/contract/bank-details-calls'
import { requestPayout } from '@closyyy/contract/payouts-calls'
import { getWallet } from '@closyyy/contract/wallet-calls'
import { attack } from '@closyyy/tooling/test/attack'
import { expect } from 'vitest'
import { bankDetails } from '../../test/filled-forms.ts'
import { guestInfo, openOrderFixture } from '../../test/order-fixture.ts'

// LEDGER-6, PAYOUT-2
attack(
  'a seller confirms a made-up guest order and asks for a payout',
  'Rs.9,000,004,415 paid out of Rs.10,000,000,250 that nobody paid',
  async () => {
    const { api, seller, stock, buyAsGuest, act } = await openOrderFixture(settings => {
      settings.payoutHoldSeconds = 0
    })
    try {
      const product = await stock(1_000, { price_paisa: 1_000_000_000 })
      const guest = guestInfo({ phone: '03001234567', email: 'nobody-at-all@nowhere.example' })
      const { data: order } = await buyAsGuest([{ product_id: product.id, quantity: 1_000 }], guest)
      expect((await act('ship', order.id, seller.token)).status).toBe(200)
      expect((await act('confirm', order.id, undefined, { guest_id: guest.guest_id })).status).toBe(200)
      await api.call(saveBankDetails, { body: bankDetails }, seller.token)
      const { wallet } = (await api.call(getWallet, { query: {} }, seller.token)).data
      expect(wallet).toMatchObject({ available: 0, waiting_for_courier: wallet.balance })
      const statuses = []
      for (const amount of [wallet.balance, 1, 0.01])
        statuses.push((await api.call(requestPayout, { body: { amount } }, seller.token)).status)
      expect(statuses).toEqual([422, 422, 422])
      expect(await api.db.selectFrom('payouts').select('id').execute()).toEqual([])
      return `Rs.0 of Rs.${wallet.balance.toLocaleString('en-PK')}: 422`
    } finally {
      await api.close()
    }
  },
)
