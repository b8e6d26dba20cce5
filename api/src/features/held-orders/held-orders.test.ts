import { checkout } from '@closyyy/contract/checkout-calls'
import { cancelHeldOrder, listHeldOrders, releaseHeldOrder } from '@closyyy/contract/held-orders-calls'
import { cancelOrder, getOrder, shipOrder } from '@closyyy/contract/orders-calls'
import { listRatings, rateUser } from '@closyyy/contract/ratings-calls'
import { getProfile } from '@closyyy/contract/users-calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addAddress, addProduct, addSignedInUser, addUser, signIn } from '../../../test/builders.ts'
import { bankDetails } from '../../../test/filled-forms.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { readSettings } from '../../env.ts'
import { endPartsOfOrder } from '../../order-endings.ts'
import { balanceOf } from '../ledger/ledger-service.ts'
import { endHeldOrders } from './held-orders-service.ts'

let api: TestApi
let admin: string
let seller: Person
let buyer: Person

type Person = Awaited<ReturnType<typeof person>>

const person = () => addSignedInUser(api.db)

beforeAll(async () => {
  api = await openTestApi()
  admin = await signIn(api.db, await addUser(api.db, { is_admin: true }))
})
beforeEach(async () => {
  seller = await person()
  buyer = await person()
})
afterAll(() => api.close())

const HOME = { address_line_1: 'House 7, Street 2', address_line_2: '', city: 'Multan' }

/** Gives buyer and seller one address, in two spellings. */
async function shareAddress() {
  await addAddress(api.db, { user_id: seller.id, address_type: 'pickup', ...HOME })
  return { ...HOME, address_line_1: 'HOUSE # 7', address_line_2: 'street-2' }
}

async function place(address: object = {}) {
  const product = await addProduct(api.db, { seller_id: seller.id })
  const delivery_address_id = await addAddress(api.db, { user_id: buyer.id, ...address })
  const body = { seller_id: seller.id, cart_items: [{ product_id: product.id }], delivery_address_id }
  const { data } = await api.call(checkout, { body }, buyer.token)
  return { ...data, product }
}
type SavedBank = Partial<typeof bankDetails>

/** Saves the bank details of the seller and the buyer. */
const saveBanks = (sellers: SavedBank, buyers: SavedBank) =>
  api.db
    .insertInto('bank_details')
    .values([
      { ...bankDetails, ...sellers, user_id: seller.id },
      { ...bankDetails, ...buyers, user_id: buyer.id },
    ])
    .execute()

const giveFormerPhone = (owner: Person, phone: string, days: number) =>
  api.db
    .insertInto('former_phones')
    .values({ user_id: owner.id, phone, ended_at: new Date(Date.now() - days * 86_400_000) })
    .execute()

const placeHeld = async () => place(await shareAddress())
const show = async (id: number, token: string) => (await api.call(getOrder, { params: { id } }, token)).data
const held = async (id: number) =>
  (await api.call(listHeldOrders, { query: { per_page: 48 } }, admin)).data.data.find(order => order.id === id)
const decide = (call: typeof releaseHeldOrder | typeof cancelHeldOrder, id: number, token = admin) =>
  api.call(call, { params: { id }, body: { reason: 'They are brothers.' } }, token)
const mails = (to: string) =>
  api.db.selectFrom('outbox').select('template').where('recipient', '=', to).orderBy('id').execute()
const stock = (id: number) =>
  api.db.selectFrom('products').select('quantity_left').where('id', '=', id).executeTakeFirstOrThrow()
const knowDevice = (user_id: number, has_id = true) =>
  api.db
    .insertInto('known_devices')
    .values({ user_id, has_id, device_hash: Buffer.alloc(32, seller.id % 250) })
    .execute()

// HELD-1
describe('an order between linked accounts', () => {
  test('is held: its seller cannot ship it and learns of it by no message', async () => {
    const order = await placeHeld()
    expect(order.held_until).toBeDefined()
    expect(order.deadline_at).toBeNull()
    expect(await held(order.id)).toMatchObject({
      tracking_no: order.tracking_no,
      links: ['address'],
      seller: { id: seller.id },
      buyer: { id: buyer.id },
      titles: [order.product.title],
    })
    expect(await show(order.id, seller.token)).toMatchObject({ actions: [], status: 'pending' })
    const ship = await api.call(shipOrder, { params: { id: order.id } }, seller.token)
    expect(ship).toMatchObject({ status: 409, failure: { message: 'We’re still checking this order.' } })
    expect(await mails(seller.email)).toEqual([])
    expect(await mails(buyer.email)).toEqual([{ template: 'order-held' }])
    expect((await balanceOf(api.db, seller.id)).unconfirmed).toBe(0)
  })

  test('is found by a device with an id, and by a bank account', async () => {
    for (const { id } of [seller, buyer]) await knowDevice(id)
    await saveBanks({}, {})
    expect(await held((await place()).id)).toMatchObject({ links: ['device', 'bank-account'] })
  })

  // HELD-1, PAYOUT-6
  test.each<[string, SavedBank, SavedBank]>([
    ['an IBAN with spaces', { iban: 'PK36 MEZN 0001 2304 5678 9012' }, { iban: 'pk36mezn0001230456789012' }],
    ['an IBAN with hyphens', { iban: 'PK36-MEZN-0001-2304-5678-9012' }, { iban: 'PK36MEZN0001230456789012' }],
    [
      'a number of a bank with another name',
      { account_number: '1123456' },
      { account_number: '1123456', bank_name: 'Habib Bank' },
    ],
    ['a number with leading zeros', { account_number: '1123456702' }, { account_number: '0001123456702' }],
    ['the end of an IBAN', { iban: 'PK36SCBL0000001123456702' }, { account_number: '1123456702' }],
  ])('is found by a bank account that is typed as %s', async (_typed, one, other) => {
    await saveBanks({ iban: 'one', account_number: '1', ...one }, { iban: 'other', account_number: '2', ...other })
    expect(await held((await place()).id)).toMatchObject({ links: ['bank-account'] })
  })

  // HELD-1, PAYOUT-6
  test.each([
    ['', '0'],
    ['NA', '12345'],
    ['n/a', '0000000'],
    ['none', '000000'],
    ['0', '11111111'],
    ['same as above', '0'],
    ['Meezan Bank', '0'],
    ['PK00MEZN0000000000000000', '0'],
    ['00000000000000000000', '0'],
  ])('is not found by the IBAN %j and the account number %s, which identify nobody', async (iban, account_number) => {
    await saveBanks({ iban, account_number }, { iban, account_number })
    expect((await place()).held_until).toBeUndefined()
  })

  test('is not held without a link, or by browsers of the same name', async () => {
    for (const { id } of [seller, buyer]) await knowDevice(id, false)
    const order = await place()
    expect(order.held_until).toBeUndefined()
    expect(await show(order.id, seller.token)).toMatchObject({ actions: ['ship', 'cancel'] })
  })

  test.each<[string, number, () => [Person, Person], boolean]>([
    ['if its buyer had the phone of its seller', 1, () => [buyer, seller], true],
    ['if its seller had the phone of its buyer', 729, () => [seller, buyer], true],
    ['but not if one had the phone of the other long ago', 731, () => [buyer, seller], false],
  ])('is held, %s', async (_title, days, sidesOf, isHeld) => {
    const [owner, other] = sidesOf()
    await giveFormerPhone(owner, other.phone ?? '', days)
    const order = await place()
    expect((await held(order.id))?.links).toEqual(isHeld ? ['phone'] : undefined)
  })

  test('is held if both sides had one phone', async () => {
    for (const side of [buyer, seller]) await giveFormerPhone(side, '923480000001', 1)
    expect((await held((await place()).id))?.links).toEqual(['phone'])
  })

  test('can be cancelled by its buyer, who frees the piece', async () => {
    const order = await placeHeld()
    const body = { params: { id: order.id }, body: {} }
    expect((await api.call(cancelOrder, body, buyer.token)).data).toMatchObject({ status: 'cancelled' })
    expect(await stock(order.product.id)).toEqual({ quantity_left: 1 })
    expect(await held(order.id)).toBeUndefined()
    expect(await mails(seller.email)).toEqual([])
  })
})

// HELD-2
describe('a moderator', () => {
  test('releases the order to its seller, whose deadline starts then', async () => {
    const order = await placeHeld()
    expect((await decide(releaseHeldOrder, order.id)).status).toBe(200)
    const shown = await show(order.id, seller.token)
    expect(shown).toMatchObject({ actions: ['ship', 'cancel'] })
    expect(shown.deadline_at).not.toBeNull()
    expect(await mails(seller.email)).toEqual([{ template: 'order-received' }])
    expect((await balanceOf(api.db, seller.id)).unconfirmed).toBeGreaterThan(0)
    expect((await decide(releaseHeldOrder, order.id)).status).toBe(409)
    const logged = api.db.selectFrom('audit_events').select(['action', 'after']).where('action', '=', 'order.released')
    expect(await logged.where('object_id', '=', String(order.id)).execute()).toEqual([
      { action: 'order.released', after: { links: 'address' } },
    ])
  })

  test('cancels the order, whose piece is on sale again', async () => {
    const order = await placeHeld()
    expect((await decide(cancelHeldOrder, order.id)).status).toBe(200)
    expect(await show(order.id, buyer.token)).toMatchObject({ status: 'cancelled', actions: [] })
    expect(await stock(order.product.id)).toEqual({ quantity_left: 1 })
    expect((await mails(buyer.email)).at(-1)).toEqual({ template: 'order-not-released' })
    expect((await balanceOf(api.db, seller.id)).unconfirmed).toBe(0)
    expect((await decide(cancelHeldOrder, order.id)).status).toBe(409)
  })

  test('needs a reason, and cannot decide on an own order', async () => {
    const order = await placeHeld()
    const body = { params: { id: order.id }, body: { reason: ' ' } }
    expect((await api.call(releaseHeldOrder, body, admin)).status).toBe(422)
    await api.db
      .updateTable('users')
      .set({ is_admin: true, roles: ['owner'] })
      .where('id', '=', seller.id)
      .execute()
    expect((await decide(releaseHeldOrder, order.id, seller.token)).status).toBe(403)
    expect((await decide(releaseHeldOrder, 9_999_999)).status).toBe(404)
  })
})

// HELD-3
test('an order on which nobody decides is cancelled after its time, not before', async () => {
  const [due, waiting] = [await placeHeld(), await placeHeld()]
  await api.db
    .updateTable('orders')
    .set({ held_until: new Date(Date.now() - 1_000) })
    .where('id', '=', due.id)
    .execute()
  const settings = readSettings({ DEMO_MODE: 'on' })
  const warn = (error: unknown) => expect(error).toBeUndefined()
  await endHeldOrders({ db: api.db, log: { warn }, settings, onOrderEnded: endPartsOfOrder })
  expect(await show(due.id, buyer.token)).toMatchObject({ status: 'cancelled' })
  expect(await stock(due.product.id)).toEqual({ quantity_left: 1 })
  expect(await show(waiting.id, buyer.token)).toMatchObject({ status: 'pending' })
  expect((await mails(buyer.email)).at(-1)).toEqual({ template: 'order-not-released' })
})

// HELD-4
test('a rating between linked accounts is neither shown nor counted', async () => {
  const order = await placeHeld()
  await decide(releaseHeldOrder, order.id)
  await api.db.updateTable('orders').set({ status: 'completed' }).where('id', '=', order.id).execute()
  const params = { id: seller.id }
  const rated = await api.call(rateUser, { params, body: { rating: 5, comment: 'Lovely.' } }, buyer.token)
  expect(rated.status).toBe(201)
  expect((await api.call(listRatings, { params, query: {} })).data).toMatchObject({ data: [], total: 0 })
  expect((await api.call(getProfile, { params })).data).toMatchObject({ ratings_count: 0, average_rating: 0 })
})
