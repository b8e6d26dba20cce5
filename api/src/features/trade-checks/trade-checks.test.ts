import { createOffer } from '@closyyy/contract/offers-calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSuspension } from '../../../test/builders.ts'
import { openOrderFixture } from '../../../test/order-fixture.ts'
import { lockTrader } from './trade-checks-service.ts'

let fixture: Awaited<ReturnType<typeof openOrderFixture>>

beforeAll(async () => {
  fixture = await openOrderFixture()
})
afterAll(() => fixture.api.close())

/** Suspends a person while their request runs: as soon as it writes a row of a table. */
async function whileSuspending(userId: number, table: string, work: () => Promise<unknown>): Promise<void> {
  const { db } = fixture.api
  await sql`
    create function suspend_meanwhile() returns trigger language plpgsql as ${sql.lit(`begin
      insert into suspensions (user_id, reason, suspended_by) values (${userId}, 'Sells replicas.', ${fixture.seller.id});
      return new;
    end`)}`.execute(db)
  await sql`create trigger suspending before insert on ${sql.id(table)}
    for each row execute function suspend_meanwhile()`.execute(db)
  try {
    await work()
  } finally {
    await sql`drop function suspend_meanwhile() cascade`.execute(db)
  }
}

// SUSPENSION-2
test('an order of a buyer who is suspended meanwhile is refused', async () => {
  const { person, stock, stockOf, bodyOf, withKey } = fixture
  const buyer = await person()
  const { id: product_id } = await stock(1)
  await whileSuspending(buyer.id, 'idempotency_keys', async () => {
    const { status } = await withKey('suspended-buyer', bodyOf(buyer, [{ product_id }]), buyer.token)
    expect(status).toBe(403)
  })
  expect(await stockOf(product_id)).toMatchObject({ quantity_left: 1 })
})

// SUSPENSION-2
test('an offer of a buyer who is suspended meanwhile is refused', async () => {
  const { api, person, stock } = fixture
  const buyer = await person()
  const body = { product_id: (await stock(1)).id, offer_price: 2_000 }
  await whileSuspending(buyer.id, 'limit_windows', async () => {
    const { status, failure } = await api.call(createOffer, { body }, buyer.token)
    expect([status, failure.code]).toEqual([403, 'suspended'])
  })
  expect(await api.db.selectFrom('offers').select('id').where('buyer_id', '=', buyer.id).execute()).toEqual([])
})

// SUSPENSION-3
test('a suspension that has ended stops no trade', async () => {
  const { api, person, seller } = fixture
  const [ended, over] = [await person(), await person()]
  const hourAgo = new Date(Date.now() - 3_600_000)
  const suspended_at = new Date(Date.now() - 7_200_000)
  await addSuspension(api.db, { user_id: ended.id, suspended_by: seller.id, suspended_at, ended_at: hourAgo })
  await addSuspension(api.db, { user_id: over.id, suspended_by: seller.id, suspended_at, ends_at: hourAgo })
  for (const { id } of [ended, over])
    await expect(api.db.transaction().execute(tx => lockTrader(tx, id))).resolves.toBeUndefined()
})
