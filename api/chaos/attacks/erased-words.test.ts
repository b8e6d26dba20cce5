import { deleteOwnData } from '@closyyy/contract/data-deletion-calls'
import { attack } from '@closyyy/tooling/test/attack'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { eraseClosedAccounts } from '../../src/features/data-deletion/data-erasing.ts'
import { eraseGuests } from '../../src/features/data-deletion/guest-erasing.ts'
import { openPhotoStore } from '../../src/features/photos/photo-store.ts'
import { addOrder } from '../../test/builders.ts'
import { guestInfo, openOrderFixture } from '../../test/order-fixture.ts'

const photos = openPhotoStore({ folder: 'none', draw: async () => undefined })

// PRIVACY-2
attack(
  'somebody looks for what closed accounts and guests wrote',
  'all ratings, dispute messages and guests',
  async () => {
    const { api, seller, buyer, stock, buyAsGuest, act } = await openOrderFixture()
    try {
      const sides = { seller_id: seller.id, buyer_id: buyer.id }
      const order = await addOrder(api.db, sides)
      const rating = { ...sides, order_id: order.id, rating: 5, comment: 'Ring at the blue gate' }
      await api.db.insertInto('ratings').values(rating).execute()
      await api.db.insertInto('buyer_ratings').values(rating).execute()
      const { id: dispute_id } = await api.db
        .insertInto('disputes')
        .values({
          ...sides,
          order_id: order.id,
          raised_by: 'buyer',
          reason: 'damaged',
          status: 'resolved',
          resolved_at: new Date(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await api.db
        .insertInto('dispute_messages')
        .values({ dispute_id, author: 'buyer', body: 'The blue gate' })
        .execute()
      const guest = guestInfo({ address: 'Behind the blue gate' })
      const { data: placed } = await buyAsGuest([{ product_id: (await stock(1)).id }], guest)
      await act('cancel', placed.id, undefined, { guest_id: guest.guest_id })
      expect((await api.call(deleteOwnData, {}, buyer.token)).status).toBe(200)

      await sql`update closed_accounts set closed_at = closed_at - interval '15 days'`.execute(api.db)
      await sql`update orders set cancelled_at = now() - interval '91 days' where guest_id is not null`.execute(api.db)
      await eraseClosedAccounts(api.db, photos, { warn: () => undefined })
      await eraseGuests(api.db, photos, { warn: () => undefined })
      const { rows } = await sql<{ found: number }>`
      select count(*)::int as found from (
        select comment as text from ratings
        union all select comment from buyer_ratings
        union all select body from dispute_messages
        union all select address_line_1 from orders
      ) texts where text like '%blue gate%'`.execute(api.db)
      expect(rows).toEqual([{ found: 0 }])
      return '0 texts'
    } finally {
      await api.close()
    }
  },
)
