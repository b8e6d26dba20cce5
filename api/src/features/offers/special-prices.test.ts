import { randomUUID } from 'node:crypto'
import { addOfferToCart } from '@closyyy/contract/carts-calls'
import { checkout } from '@closyyy/contract/checkout-calls'
import { sendSpecialPrice } from '@closyyy/contract/offers-calls'
import { savePreferences } from '@closyyy/contract/preferences-calls'
import { defaultPreferences, type Preferences } from '@closyyy/contract/preferences-schemas'
import { listOwnProducts } from '@closyyy/contract/products-calls'
import { MAX_SPECIAL_PRICE_RECIPIENTS } from '@closyyy/contract/special-prices'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addAddress, addSuspension } from '../../../test/builders.ts'
import { type OfferFixture, openOfferFixture } from '../../../test/offer-fixture.ts'

const PRICE = 2_250

let fixture: OfferFixture
type Person = Awaited<ReturnType<OfferFixture['person']>>

beforeAll(async () => {
  fixture = await openOfferFixture(settings => {
    settings.limits.offersPerAccount = 1_000
  })
})
afterAll(() => fixture.api.close())

/** A product that its buyer likes. */
async function liked(set: Parameters<OfferFixture['product']>[0] = {}, people: { id: number }[] = [fixture.buyer]) {
  const { id } = await fixture.product(set)
  for (const person of people) await fixture.like(id, person)
  return id
}

const offersOn = (product_id: number) =>
  fixture.api.db
    .selectFrom('offers')
    .select(['buyer_id', 'actor_id', 'price_paisa', 'status', 'action'])
    .where('product_id', '=', product_id)
    .orderBy('id')
    .execute()

const ageSpecialPrice = (product_id: number, days: number) =>
  sql`update special_prices set created_at = created_at - make_interval(days => ${days})
    where product_id = ${product_id}`.execute(fixture.api.db)

async function audienceOf(product_id: number) {
  const { data } = await fixture.api.call(listOwnProducts, { query: {} }, fixture.seller.token)
  return data.data.find(({ id }) => id === product_id)?.special_price
}

// OFFER-13
describe('a special price', () => {
  test('is an open price of the seller for everyone who likes or saved the product, once each', async () => {
    const [fan, saver] = [await fixture.person(), await fixture.person()]
    const id = await liked({}, [fan])
    await fixture.like(id, fan, 'saves')
    await fixture.like(id, saver, 'saves')
    expect(await audienceOf(id)).toEqual({ recipients: 2, next_at: null })
    expect(await fixture.propose(id, PRICE)).toMatchObject({ status: 201, data: { recipients: 2 } })
    const offer = { actor_id: fixture.seller.id, price_paisa: 225_000, status: 'pending', action: 'counter' }
    const rows = await offersOn(id)
    expect(rows.toSorted((one, other) => one.buyer_id - other.buyer_id)).toEqual([
      { ...offer, buyer_id: fan.id },
      { ...offer, buyer_id: saver.id },
    ])
  })

  // OFFER-4
  test('shows its buyer a row that expires and can be bought, accepted and rejected', async () => {
    const id = await liked()
    await fixture.propose(id, PRICE)
    const [row] = await fixture.thread(id)
    expect(row).toMatchObject({ price: PRICE, is_special_price: true, actions: ['accept', 'reject', 'buy'] })
    expect(Date.parse(row?.expires_at ?? '') - Date.parse(row?.created_at ?? '')).toBe(48 * 3_600_000)
    const message = 'The seller offered you Rs.2,250. Accept or reject it first.'
    expect(await fixture.make(id, 2_000)).toMatchObject({ status: 409, failure: { message } })
    await fixture.age(row?.id ?? 0, 48)
    expect((await fixture.thread(id))[0]).toMatchObject({ status: 'rejected', action: 'expired' })
  })

  test('sells one unit at its price', async () => {
    const id = await liked()
    await fixture.propose(id, PRICE)
    const [row] = await fixture.thread(id)
    await fixture.accept(row?.id ?? 0, fixture.buyer.token)
    const item = { product_id: id, offer_id: row?.id ?? 0 }
    expect(await fixture.api.call(addOfferToCart, { body: item }, fixture.buyer.token)).toMatchObject({
      status: 201,
      data: { price: PRICE, quantity: 1 },
    })
    const delivery_address_id = await addAddress(fixture.api.db, { user_id: fixture.buyer.id })
    const body = { seller_id: fixture.seller.id, cart_items: [item], delivery_address_id }
    expect(await fixture.api.call(checkout, { body }, fixture.buyer.token)).toMatchObject({ status: 201 })
    const order = await fixture.api.db
      .selectFrom('order_items')
      .select('price_paisa')
      .where('offer_id', '=', item.offer_id)
      .executeTakeFirst()
    expect(order).toEqual({ price_paisa: 225_000 })
  })

  test('follows an expired offer, and leaves open and accepted ones alone', async () => {
    const [expired, open, accepted] = [await fixture.person(), await fixture.person(), await fixture.person()]
    const id = await liked({}, [expired, open, accepted])
    const old = (await fixture.make(id, 2_000, expired.token)).data
    await fixture.age(old.id, 48)
    await fixture.make(id, 2_000, open.token)
    await fixture.accept((await fixture.make(id, 2_100, accepted.token)).data.id, fixture.seller.token)
    expect((await fixture.propose(id, PRICE)).data).toEqual({ recipients: 1 })
    const states = (await offersOn(id)).filter(({ buyer_id }) => buyer_id === expired.id)
    expect(states.map(({ status, action }) => `${status} ${action}`)).toEqual(['rejected expired', 'pending counter'])
    expect(await offersOn(id)).toHaveLength(4)
  })

  test('does not reach suspended and deleted accounts, nor one that uses the seller’s browser', async () => {
    const { api, seller } = fixture
    const [suspended, leaving, own] = [await fixture.person(), await fixture.person(), await fixture.person()]
    const id = await liked({}, [suspended, leaving, own])
    await addSuspension(api.db, { user_id: suspended.id, suspended_by: seller.id })
    await api.db.insertInto('deletion_requests').values({ user_id: leaving.id, closes_at: new Date() }).execute()
    const device_hash = Buffer.from(randomUUID().replaceAll('-', ''))
    for (const user_id of [seller.id, own.id])
      await api.db.insertInto('known_devices').values({ user_id, device_hash, has_id: true }).execute()
    expect(await audienceOf(id)).toEqual({ recipients: 0, next_at: null })
    expect(await fixture.propose(id, PRICE)).toMatchObject({ status: 409, failure: { message: /Nobody/ } })
    await fixture.like(id)
    expect((await fixture.propose(id, PRICE)).data).toEqual({ recipients: 1 })
  })

  test('does not reach people who blocked the seller, nor those whom the seller blocked', async () => {
    const { api, seller } = fixture
    const [blocking, blocked] = [await fixture.person(), await fixture.person()]
    const id = await liked({}, [blocking, blocked])
    const blocks = [
      { blocker_id: blocking.id, blocked_id: seller.id },
      { blocker_id: seller.id, blocked_id: blocked.id },
    ]
    await api.db.insertInto('blocks').values(blocks).execute()
    expect((await audienceOf(id))?.recipients).toBe(0)
  })

  test('is sent once in 7 days', async () => {
    const id = await liked()
    await fixture.propose(id, PRICE)
    const newcomer = await fixture.person()
    await fixture.like(id, newcomer)
    const audience = await audienceOf(id)
    expect(Date.parse(audience?.next_at ?? '') - Date.now()).toBeGreaterThan(6.9 * 86_400_000)
    expect(await fixture.propose(id, 2_000)).toMatchObject({
      status: 409,
      failure: { message: 'You can send a special price for an item once every 7 days.' },
    })
    await ageSpecialPrice(id, 7)
    expect((await fixture.propose(id, 2_000)).data).toEqual({ recipients: 1 })
  })

  test('is sent once by two concurrent requests', async () => {
    const id = await liked()
    const sent = await Promise.all([fixture.propose(id, PRICE), fixture.propose(id, 2_000)])
    expect(sent.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(await offersOn(id)).toHaveLength(1)
  })

  test('reaches the newest of more people than one sends to', async () => {
    const id = await liked()
    await sql`insert into users (username, email) select 'fan_' || n, 'fan' || n || '@example.pk'
      from generate_series(1, ${MAX_SPECIAL_PRICE_RECIPIENTS}::integer) n`.execute(fixture.api.db)
    await sql`insert into likes (user_id, product_id, created_at)
      select u.id, ${id}, now() + interval '1 hour' from users u where u.username like 'fan\\_%'`.execute(
      fixture.api.db,
    )
    expect((await audienceOf(id))?.recipients).toBe(MAX_SPECIAL_PRICE_RECIPIENTS)
    expect((await fixture.propose(id, PRICE)).data).toEqual({ recipients: MAX_SPECIAL_PRICE_RECIPIENTS })
    expect(await fixture.thread(id)).toEqual([])
  })
})

// OFFER-14
describe('its price', () => {
  test.each([2_375, 1_250])('may be Rs.%d of Rs.2,500', async price => {
    expect((await fixture.propose(await liked(), price)).status).toBe(201)
  })

  test.each([2_500, 2_376, 1_249, 1, 0, -2_000, 2_000.5, 2_000.001, 1e12])('may not be Rs.%d', async price => {
    const id = await liked()
    const { status, failure } = await fixture.propose(id, price)
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['price']])
    expect(await offersOn(id)).toEqual([])
  })

  test('is that of the call, whatever else it contains', async () => {
    const id = await liked()
    const body = { price: PRICE, price_paisa: 1, recipients: [fixture.seller.id], product_id: 1 }
    await fixture.api.call(sendSpecialPrice, { params: { id }, body }, fixture.seller.token)
    expect((await offersOn(id)).map(({ price_paisa }) => price_paisa)).toEqual([225_000])
  })
})

// OFFER-6, OFFER-13
describe('the product', () => {
  test.each([
    ['sold', { sold: true }],
    ['hidden', { active: false }],
    ['in review', { approval_status: 'pending' }],
    ['without offers', { allow_offers: false }],
  ] as const)('is rejected while it is %s', async (_state, set) => {
    const id = await liked(set)
    expect((await fixture.propose(id, PRICE)).status).toBe(409)
    expect(await offersOn(id)).toEqual([])
  })

  test('is rejected while its seller is on vacation or suspended', async () => {
    const away = await fixture.person()
    const id = await liked({ seller_id: away.id })
    const tomorrow = new Date(Date.now() + 86_400_000)
    await fixture.api.db.updateTable('users').set({ vacation_until: tomorrow }).where('id', '=', away.id).execute()
    expect((await fixture.propose(id, PRICE, away.token)).status).toBe(409)
    await addSuspension(fixture.api.db, { user_id: away.id, suspended_by: fixture.seller.id })
    expect((await fixture.propose(id, PRICE, away.token)).status).toBe(403)
  })

  test('must be the seller’s own', async () => {
    const id = await liked()
    const stranger = await fixture.person()
    expect((await fixture.propose(id, PRICE, stranger.token)).status).toBe(404)
    expect((await fixture.propose(id, PRICE, fixture.buyer.token)).status).toBe(404)
    expect(await offersOn(id)).toEqual([])
  })
})

// MESSAGE-2
describe('its email', () => {
  const choose = (person: Person, set: Partial<Preferences>) =>
    fixture.api.call(savePreferences, { body: { ...defaultPreferences, ...set } }, person.token)

  test('goes to those who chose special offers or all promotion, in their language', async () => {
    const [chosen, all, muted, silent] = [
      await fixture.person(),
      await fixture.person(),
      await fixture.person(),
      await fixture.person(),
    ]
    await choose(chosen, { special_offers_from_sellers: true })
    await choose(all, { all_promotional_emails: true })
    await choose(muted, {})
    await fixture.api.db.updateTable('users').set({ locale: 'ur' }).where('id', '=', all.id).execute()
    const id = await liked({}, [chosen, all, muted, silent])
    expect(await fixture.propose(id, PRICE)).toMatchObject({ status: 201, data: { recipients: 4 } })
    const emails = await fixture.api.db
      .selectFrom('outbox')
      .select(['recipient', 'subject', 'body'])
      .where('template', '=', 'special-price')
      .where('recipient', 'in', [chosen.email, all.email, muted.email, silent.email])
      .orderBy('id')
      .execute()
    expect(emails.map(({ recipient }) => recipient).toSorted()).toEqual([chosen.email, all.email].toSorted())
    const subjectOf = (person: Person) => emails.find(({ recipient }) => recipient === person.email)?.subject
    expect(subjectOf(chosen)).toMatch(/ offers you .* for Rs\.2,250$/)
    expect(subjectOf(all)).toContain('میں دے رہے ہیں')
    for (const { body } of emails) expect(body).toContain('/seller/sellinghub/offers')
  })
})
