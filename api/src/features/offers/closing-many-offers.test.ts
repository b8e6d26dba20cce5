import { suspendAccount } from '@closyyy/contract/suspensions-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSignedInUser } from '../../../test/builders.ts'
import { openOrderFixture } from '../../../test/order-fixture.ts'
import { openWorkMeter } from '../../../test/work-meter.ts'

const MANY = 500

const meter = openWorkMeter()
let fixture: Awaited<ReturnType<typeof openOrderFixture>>
let serial = 0

beforeAll(async () => {
  fixture = await openOrderFixture()
})
afterAll(async () => {
  meter.close()
  await fixture.api.close()
})

/** Inserts a product with an open offer of each of so many people, every second of whom reads Urdu. */
async function withOffers(count: number, seller: { id: number }): Promise<number> {
  const { db } = fixture.api
  const { id: product_id } = await fixture.stock(1, { seller_id: seller.id })
  const people = Array.from({ length: count }, (_, index) => {
    const name = `offering_${++serial}`
    return {
      username: name,
      first_name: name,
      last_name: 'Khan',
      email: `${name}@example.pk`,
      locale: ['en', 'ur'][index % 2],
    }
  })
  const buyers = await db
    .insertInto('users')
    .values(people as never)
    .returning('id')
    .execute()
  const offer = { product_id, seller_id: seller.id, price_paisa: 200_000 }
  const offers = buyers.map(({ id }) => ({ ...offer, buyer_id: id, actor_id: id }))
  await db.insertInto('offers').values(offers).execute()
  return product_id
}

const closingEmails = async () =>
  (await fixture.api.db.selectFrom('outbox').select('subject').where('template', '=', 'offer-closed').execute()).map(
    ({ subject }) => subject,
  )

/** Returns the statements of work, once it succeeded. */
async function statementsOf(work: () => Promise<{ status: number }>): Promise<number> {
  let status = 0
  const { statements } = await meter.measure(async () => {
    status = (await work()).status
  })
  expect(status).toBe(201)
  return statements
}

// OFFER-18
test('an order closes many offers with as many statements as a few', async () => {
  const [few, many] = [await withOffers(2, fixture.seller), await withOffers(MANY, fixture.seller)]
  const buy = async (product_id: number) => {
    const buyer = await fixture.person()
    return statementsOf(() => fixture.buy([{ product_id }], buyer))
  }
  await buy((await fixture.stock(1)).id)
  const statements = await buy(few)
  expect(await buy(many)).toBe(statements)
  const subjects = await closingEmails()
  expect(subjects).toHaveLength(2 + MANY)
  expect(subjects.filter(subject => /[\u0600-\u06ff]/.test(subject ?? ''))).toHaveLength((2 + MANY) / 2)
})

// OFFER-18
test('a suspension closes the offers on many products with as many statements as on one', async () => {
  const owner = await addSignedInUser(fixture.api.db, { is_admin: true })
  const suspend = async (products: number) => {
    const seller = await addSignedInUser(fixture.api.db)
    for (let product = 0; product < products; product++) await withOffers(3, seller)
    const body = { user_id: seller.id, reason: 'Sells replicas.' }
    return statementsOf(() => fixture.api.call(suspendAccount, { body }, owner.token))
  }
  await suspend(1)
  const before = (await closingEmails()).length
  const statements = await suspend(1)
  expect(await suspend(20)).toBe(statements)
  expect((await closingEmails()).length - before).toBe(63)
})
