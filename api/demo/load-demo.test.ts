import { listDisputes } from '@closyyy/contract/disputes-calls'
import { getProduct, listOwnProducts, searchProducts } from '@closyyy/contract/products-calls'
import { login } from '@closyyy/contract/sessions-calls'
import { getProfile } from '@closyyy/contract/users-calls'
import { getWallet } from '@closyyy/contract/wallet-calls'
import type { DemoCatalogue, DemoProduct, DemoUser } from '@closyyy/demo/catalogue/demo-catalogue'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../test/test-api.ts'
import { DEMO_PASSWORD, loadDemo } from './load-demo.ts'

function person(username: string, set: Partial<DemoUser> = {}): DemoUser {
  return {
    username,
    role: 'seller',
    first_name: 'Hina',
    last_name: 'Raza',
    email: `${username}@example.pk`,
    phone: `92300000${String(username.charCodeAt(5)).padStart(4, '0')}`,
    city: 'Lahore',
    bio: null,
    shop_description: 'Closet sale',
    joined_days_ago: 90,
    on_vacation: false,
    average_rating: 0,
    ratings_count: 0,
    ...set,
  }
}

const measurements = { chest: null, waist: null, hips: null, inseam: null, sleeve: null, shoulder: null }

function product(key: string, set: Partial<DemoProduct> = {}): DemoProduct {
  return {
    key,
    seller: 'demo_seller',
    category_id: 14,
    title: `Kurti ${key}`,
    description: 'Light.',
    brand: 'Khaadi',
    condition_id: 1,
    price: 2400,
    quantity: 1,
    quantity_left: 1,
    sold: false,
    approval_status: 'approved',
    rejection_reason: null,
    active: true,
    allow_offers: true,
    city: 'Lahore',
    size: 'small',
    measurements,
    details: {},
    listed_hours_ago: 5,
    photos: [{ garment: 'kurti', fabric: 'plain', colour: 'navy', accent: 'ivory', view: 'front', seed: 3 }],
    ...set,
  }
}

const place = {
  address_line_1: 'House # 4',
  address_line_2: null,
  city: 'Lahore',
  state_province_or_region: 'Punjab',
  zip_or_postal_code: '54000',
}

const catalogue: DemoCatalogue = {
  users: [
    person('demo_buyer', { role: 'buyer', shop_description: null }),
    person('demo_seller'),
    person('demo_admin', { role: 'admin' }),
  ],
  addresses: [{ username: 'demo_seller', address_type: 'pickup', ...place }],
  bank_details: [
    {
      username: 'demo_seller',
      bank_name: 'HBL',
      account_title: 'Hina',
      account_number: '123',
      iban: 'PK36',
      branch_code: '44',
    },
  ],
  products: [
    product('new'),
    product('sold', { sold: true, quantity_left: 0, listed_hours_ago: 50 }),
    product('waiting', { approval_status: 'pending', listed_hours_ago: 2 }),
  ],
  follows: [{ follower: 'demo_buyer', followed: 'demo_seller', hours_ago: 3 }],
  likes: [
    { username: 'demo_buyer', product: 'new', kind: 'like', hours_ago: 1 },
    { username: 'demo_buyer', product: 'new', kind: 'save', hours_ago: 1 },
  ],
  offers: [
    {
      key: 'thread',
      product: 'sold',
      buyer: 'demo_buyer',
      seller: 'demo_seller',
      state: 'accepted',
      rows: [
        { actor: 'demo_buyer', kind: 'offer', price: 1500, message: 'Please?', state: 'countered', hours_ago: 40 },
        { actor: 'demo_seller', kind: 'counter', price: 2000, message: null, state: 'accepted', hours_ago: 39 },
      ],
    },
  ],
  orders: [
    {
      key: 'order',
      buyer: 'demo_buyer',
      seller: 'demo_seller',
      items: [{ product: 'sold', price: 2000, quantity: 1 }],
      offer: 'thread',
      status: 'completed',
      placed_hours_ago: 30,
      shipped_hours_ago: 28,
      delivered_hours_ago: 20,
      completed_hours_ago: 10,
      cancelled_hours_ago: null,
      delivery_address: place,
    },
  ],
  ratings: [{ order: 'order', buyer: 'demo_buyer', seller: 'demo_seller', rating: 4, comment: 'Good', hours_ago: 5 }],
  payouts: [{ username: 'demo_seller', amount: 500, status: 'pending', hours_ago: 1 }],
  disputes: [
    {
      order: 'order',
      raised_by: 'buyer',
      reason: 'damaged',
      resolved_hours_ago: 10,
      messages: [{ author: 'buyer', text: 'A mark.', hours_ago: 15 }],
    },
  ],
}

let api: TestApi

beforeAll(async () => {
  api = await openTestApi(undefined, db => loadDemo(db, catalogue))
})
afterAll(() => api.close())

test('lets the demo accounts sign in with the demo password', async () => {
  for (const name of ['demo_buyer', 'demo_seller']) {
    expect((await api.call(login, { body: { login: name, password: DEMO_PASSWORD } })).status).toBe(200)
  }
})

test('counts the loaded rows in profiles', async () => {
  const { data } = await api.call(getProfile, { params: { id: 2 } })
  expect(data).toMatchObject({
    username: 'demo_seller',
    followers_count: 1,
    following_count: 0,
    sold_count: 1,
    average_rating: 4,
    ratings_count: 1,
  })
})

test('loads products with their photos, oldest first by id', async () => {
  const { data } = await api.call(searchProducts, { query: { query: 'kurti' } })
  expect(data.data.map(each => each.title)).toEqual(['Kurti new'])
  expect(data.data[0]?.photos[0]?.placeholder).toMatch(/^data:image\/gif;base64,/)
  expect((await api.call(getProduct, { params: { id: 1 } })).data).toMatchObject({
    title: 'Kurti sold',
    sold: true,
    brand_name: 'Khaadi',
  })
  // LIKE-5
  const rows = await api.db.selectFrom('products').select(['approval_status', 'approved_at', 'created_at']).execute()
  for (const { approval_status, approved_at, created_at } of rows)
    expect(approved_at).toEqual(approval_status === 'approved' ? created_at : null)
  const session = await api.call(login, { body: { login: 'demo_seller', password: DEMO_PASSWORD } })
  expect((await api.call(listOwnProducts, { query: {} }, session.data.token)).data.total).toBe(3)
})

test('loads consistent offers, orders and ratings', async () => {
  const rows = await api.db.selectFrom('offers').select(['status', 'action', 'price_paisa']).orderBy('id').execute()
  expect(rows).toEqual([
    { status: 'rejected', action: 'countered', price_paisa: 150_000 },
    { status: 'accepted', action: 'counter', price_paisa: 200_000 },
  ])
  const order = await api.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
  expect(order).toMatchObject({
    offer_id: 2,
    subtotal_paisa: 200_000,
    platform_fee_paisa: 20_000,
    seller_profit_paisa: 180_000,
  })
})

test('loads money and disputes consistent with the orders', async () => {
  const { token } = (await api.call(login, { body: { login: 'demo_seller', password: DEMO_PASSWORD } })).data
  const { wallet } = (await api.call(getWallet, { query: {} }, token)).data
  expect(wallet).toMatchObject({ balance: 1_300, pending_balance: 500, transactions: [{ confirmed: true }] })
  const { sent_to } = await api.db.selectFrom('payouts').select('sent_to').executeTakeFirstOrThrow()
  expect(sent_to).toMatchObject({ bank_name: 'HBL', account_number: '123' })
  const disputes = await api.call(listDisputes, { query: { raised_by: 'others', status: 'resolved' } }, token)
  expect(disputes.data.data).toMatchObject([{ reason: 'damaged', last_message: { message: 'A mark.' } }])
})

test('changes nothing when loaded again, and assigns new ids to new rows', async () => {
  await loadDemo(api.db, catalogue)
  expect(await api.db.selectFrom('products').select('id').execute()).toHaveLength(3)
  const { id } = await api.db
    .insertInto('brands')
    .values({ name: 'Sapphire' })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(id).toBe(2)
})

test('loads the real catalogue into an empty database', async () => {
  const other = await openTestApi(undefined, db => loadDemo(db))
  try {
    for (const name of ['demo_buyer', 'demo_seller', 'demo_admin']) {
      expect((await other.call(login, { body: { login: name, password: DEMO_PASSWORD } })).status).toBe(200)
    }
    const { onSale } = await other.db
      .selectFrom('products')
      .select(sql<number>`count(distinct category_id) filter (where on_sale)`.as('onSale'))
      .executeTakeFirstOrThrow()
    expect(onSale).toBe(36)
    const session = await other.call(login, { body: { login: 'demo_seller', password: DEMO_PASSWORD } })
    const { wallet } = (await other.call(getWallet, { query: {} }, session.data.token)).data
    expect(Math.min(wallet.balance, wallet.pending_balance, wallet.unconfirmed_balance)).toBeGreaterThan(0)
    const disputes = (await other.call(listDisputes, { query: {} }, session.data.token)).data.data
    expect(disputes.map(({ status, raised_by }) => `${raised_by} ${status}`).sort()).toEqual([
      'buyer open',
      'buyer resolved',
      'buyer resolved',
      'seller open',
    ])
    const now = new Date().toISOString()
    expect(disputes.filter(({ created_at, updated_at }) => created_at > updated_at || updated_at > now)).toEqual([])
  } finally {
    await other.close()
  }
})
