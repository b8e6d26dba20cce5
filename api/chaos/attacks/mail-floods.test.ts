import { openDispute } from '@closyyy/contract/disputes-calls'
import { attack } from '@closyyy/tooling/test/attack'
import { expect } from 'vitest'
import { addProduct, addUser } from '../../test/builders.ts'
import { openDisputeFixture } from '../../test/dispute-fixture.ts'
import { guestInfo, openOrderFixture } from '../../test/order-fixture.ts'

const ORDERS = 19

// MESSAGE-8
attack(
  `${ORDERS} guest orders name the email of a stranger`,
  '8 of 8 emails to the stranger, 19 to the seller',
  async () => {
    const fixture = await openOrderFixture()
    const { api } = fixture
    try {
      const seller = await addUser(api.db)
      const piece = { seller_id: seller.id, quantity: ORDERS, quantity_left: ORDERS }
      const { id: product_id } = await addProduct(api.db, piece)
      for (let order = 0; order < ORDERS; order++)
        await fixture.buyAsGuest([{ product_id }], guestInfo({ email: `victim+${order}@example.pk` }), seller.id)
      const mails = await api.db.selectFrom('outbox').select('recipient').where('channel', '=', 'email').execute()
      const toVictim = mails.filter(({ recipient }) => recipient.startsWith('victim')).length
      const toSeller = mails.filter(({ recipient }) => recipient === seller.email).length
      expect([toVictim, toSeller]).toEqual([3, 6])
      return `${toVictim} to the stranger, ${toSeller} to the seller`
    } finally {
      await api.close()
    }
  },
)

// MESSAGE-5
attack('a buyer has the shop mail their own link to a seller', 'the link stands in the shop’s email', async () => {
  const { api, buyer, order } = await openDisputeFixture()
  try {
    const link = 'https://closyyy-secure.example/login'
    const body = { order_id: (await order()).id, reason: 'damaged' as const, message: `Log in at ${link}` }
    expect((await api.call(openDispute, { body }, buyer.token)).status).toBe(201)
    const mails = await api.db.selectFrom('outbox').select(['subject', 'body']).execute()
    expect(mails).toHaveLength(1)
    expect(JSON.stringify(mails)).not.toContain('closyyy-secure')
    return 'an email without the message'
  } finally {
    await api.close()
  }
})
