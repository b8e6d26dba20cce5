import { saveBankDetails } from '@closyyy/contract/bank-details-calls'
import { listBankTransactions, listPayouts, requestPayout } from '@closyyy/contract/payouts-calls'
import { getWallet } from '@closyyy/contract/wallet-calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addUser, signIn } from '../../../test/builders.ts'
import { emailsTo } from '../../../test/emails.ts'
import { addSale } from '../../../test/sales.ts'
import { sendPayout } from '../../../test/send-payout.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { DAY_MS } from '../../time.ts'

const bank = {
  bank_name: 'Meezan Bank',
  account_title: 'Sana Khan',
  account_number: '01230456789012',
  iban: 'PK36MEZN0001230456789012',
  branch_code: '0123',
}

let api: TestApi
let buyer_id: number
let adminToken: string
let seller: Awaited<ReturnType<typeof addUser>>
let token: string

/** Adds a person with bank details and Rs.1,800 from a sale. */
async function earner(set: object = {}) {
  const user = await addUser(api.db, { first_name: 'Sana', ...set })
  const theirs = await signIn(api.db, user)
  await api.call(saveBankDetails, { body: bank }, theirs)
  await addSale(api.db, { seller_id: user.id, buyer_id })
  return { ...user, token: theirs }
}

beforeAll(async () => {
  api = await openTestApi(settings => {
    settings.limits.payoutsPerAccount = 30
    settings.payoutHoldSeconds = 0
  })
  buyer_id = (await addUser(api.db)).id
  adminToken = await signIn(api.db, await addUser(api.db, { is_admin: true }))
})
beforeEach(async () => {
  const made = await earner()
  seller = made
  token = made.token
})
afterAll(() => api.close())

const request = (amount: unknown, who: string | undefined = token) =>
  api.call(requestPayout, { body: { amount: amount as number } }, who)
const pay = (id: number, who: string | undefined = adminToken) => sendPayout(api, id, who)
const wallet = async () => (await api.call(getWallet, { query: {} }, token)).data.wallet
const transactions = async (who = token) => (await api.call(listBankTransactions, {}, who)).data.data

async function send(amount: number, key: string) {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key }
  return api.app.inject({ method: 'POST', url: `/api${requestPayout.path}`, payload: { amount }, headers })
}

// LIMIT-10
test('a payout that is requested again with its key is returned after the limit is reached', async () => {
  const first = await send(300, 'first')
  await api.db.updateTable('limit_windows').set({ hits: 1_000 }).where('key', 'like', 'payouts-account:%').execute()
  const repeated = await send(300, 'first')
  expect([repeated.statusCode, repeated.json()]).toEqual([201, first.json()])
  expect([(await send(400, 'first')).statusCode, (await send(300, 'second')).statusCode]).toEqual([429, 429])
})

// PAYOUT-10
test('a payout that is requested again with its key is made once, also concurrently', async () => {
  const both = await Promise.all([send(300, 'first'), send(300, 'first')])
  const repeated = await send(300, 'first')
  for (const response of [...both, repeated])
    expect([response.statusCode, response.json().data.id]).toEqual([201, both[0].json().data.id])
  expect(await transactions()).toHaveLength(1)
  expect(await wallet()).toMatchObject({ balance: 1_500, pending_balance: 300 })
  const mails = (await emailsTo(api.db, seller.email)).filter(({ template }) => template === 'payout-requested')
  expect(mails).toHaveLength(1)
  expect((await send(400, 'first')).statusCode).toBe(422)
  expect((await send(300, 'second')).statusCode).toBe(201)
})

// PAYOUT-2
describe('requesting a payout', () => {
  test('takes the amount off the balance at once', async () => {
    const { status, data } = await request(1_000.5)
    expect([status, data]).toEqual([
      201,
      {
        id: data.id,
        amount: 1_000.5,
        status: 'pending',
        updated_at: data.updated_at,
        account: { bank_name: 'Meezan Bank', ending: '9012' },
        rejection: null,
        cancelled_at: null,
        can_cancel: true,
      },
    ])
    expect(await wallet()).toMatchObject({ balance: 799.5, pending_balance: 1_000.5 })
    const second = (await request(799.5)).data
    expect(await transactions()).toEqual([second, data])
    expect(await wallet()).toMatchObject({ balance: 0, pending_balance: 1_800 })
  })

  test.each([
    [0, 'Please enter an amount greater than 0.'],
    [-1, 'Please enter an amount greater than 0.'],
    [1e-20, 'Please enter an amount greater than 0.'],
    ['100', 'Please enter an amount greater than 0.'],
    [undefined, 'Please enter an amount greater than 0.'],
    [1.234, 'Please enter an amount with at most two decimals.'],
    [1_800.01, 'Your balance is Rs.1,800. Please enter an amount up to that.'],
    [1e300, 'Your balance is Rs.1,800. Please enter an amount up to that.'],
  ])('rejects %s', async (amount, message) => {
    const { status, failure } = await request(amount)
    expect([status, failure.errors]).toEqual([422, { amount: [message] }])
    expect(await wallet()).toMatchObject({ balance: 1_800, pending_balance: 0 })
  })

  test('excludes unconfirmed deposits', async () => {
    await addSale(api.db, { seller_id: seller.id, buyer_id, status: 'delivered' })
    expect((await request(1_801)).status).toBe(422)
    expect((await request(1_800)).status).toBe(201)
  })

  // WALLET-4
  test('excludes what the courier has not remitted', async () => {
    await addSale(api.db, { seller_id: seller.id, buyer_id, is_remitted: false })
    const { status, failure } = await request(1_801)
    expect([status, failure.errors]).toEqual([
      422,
      {
        amount: [
          'Rs.1,800 is available now. The rest is on hold or still with the courier. Please enter an amount up to that.',
        ],
      },
    ])
    expect((await request(1_800)).status).toBe(201)
    expect(await wallet()).toMatchObject({ balance: 1_800, available: 0, waiting_for_courier: 1_800 })
  })

  test('requires bank details, and copies the current ones', async () => {
    const user = await addUser(api.db)
    expect(await request(1, await signIn(api.db, user))).toMatchObject({
      status: 409,
      failure: { message: 'Please add your bank details first.' },
    })
    const { id } = (await request(1_000)).data
    await api.call(saveBankDetails, { body: { ...bank, bank_name: 'HBL' } }, token)
    expect(await transactions()).toMatchObject([{ id, account: { bank_name: 'Meezan Bank', ending: '9012' } }])
    expect((await pay(id)).data.bank_details).toEqual(bank)
  })

  test('never exceeds the balance under concurrent requests', async () => {
    const responses = await Promise.all(Array.from({ length: 30 }, () => request(500)))
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 201, ...Array(27).fill(422)])
    expect(await wallet()).toMatchObject({ balance: 300, pending_balance: 1_500 })
  })

  test('requires a session and is limited', async () => {
    expect([(await request(1, '')).status, (await request(1, 'dead')).status]).toEqual([401, 401])
    expect((await api.call(listBankTransactions, {})).status).toBe(401)
    for (let count = 0; count < 30; count++) await request(0.01)
    expect((await request(0.01)).status).toBe(429)
    expect(await transactions((await earner()).token)).toEqual([])
  })
})

describe('a payout', () => {
  test('is paid once: the seller is notified and the ledger balances', async () => {
    const { id } = (await request(1_250)).data
    const before = await emailsTo(api.db, seller.email)
    const responses = await Promise.all([pay(id), pay(id), pay(id)])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(responses.find(({ status }) => status === 409)?.failure.message).toBe('This payout has already been paid.')
    expect(await wallet()).toMatchObject({ balance: 550, pending_balance: 0 })
    expect(await transactions()).toMatchObject([{ id, status: 'paid', amount: 1_250 }])
    const [email, ...more] = (await emailsTo(api.db, seller.email)).slice(before.length)
    expect([email?.subject, more]).toEqual(['Your payout of Rs.1,250 was paid', []])
    expect(email?.body).toMatch(/Hello Sana.*Meezan Bank ending in 9012.*\/seller\/sellinghub\/payment/s)
    expect(email?.body).not.toContain('01230456789012')
    const { rows } = await sql`
      select sum(amount_paisa)::int as total from ledger_entries e join ledger_transactions t on t.id = transaction_id
      where payout_id = ${id} having count(*) = 4`.execute(api.db)
    expect(rows).toEqual([{ total: 0 }])
  })
})

test('lists a person’s payouts in pages, optionally only paid ones', async () => {
  const ids: number[] = []
  for (const amount of [100, 200, 300, 400, 500]) ids.push((await request(amount)).data.id)
  const [first = 0, second = 0, third = 0] = ids
  for (const id of [third, first]) await pay(id)
  const list = async (query: object) => (await api.call(listBankTransactions, { query }, token)).data
  const pages = [
    await list({ per_page: 2 }),
    await list({ per_page: 2, page: 3 }),
    await list({ per_page: 2, page: 4 }),
  ]
  expect(pages.map(({ data }) => data.map(({ id }) => id))).toEqual([ids.slice(3).reverse(), [first], []])
  expect(pages.map(({ total, last_page }) => [total, last_page])).toEqual(Array(3).fill([5, 3]))
  expect((await list({ status: 'paid' })).data.map(({ id }) => id)).toEqual([first, third])
  expect((await list({ status: 'pending' })).data.map(({ id }) => id)).toEqual([ids[4], ids[3], second])
  expect((await list({ status: 'paid', per_page: 1 })).total).toBe(2)
})

describe('the list of payouts', () => {
  const list = (query: object, who: string | undefined = adminToken) => api.call(listPayouts, { query }, who)
  async function ownWaiting() {
    const { last_page } = (await list({})).data
    const pages = await Promise.all([last_page - 1, last_page].filter(Boolean).map(page => list({ page })))
    return pages.flatMap(({ data }) => data.data).filter(({ user }) => user.id === seller.id)
  }

  test('shows longest waiting first, and last paid first with the bank details', async () => {
    const [first, second] = [(await request(100)).data, (await request(200)).data]
    const own = await ownWaiting()
    expect(own.map(({ id }) => id)).toEqual([first.id, second.id])
    const { orders: [order, ...more] = [] } = own[0] ?? {}
    expect([order, more]).toMatchObject([
      { amount: 100, is_guest: false, tracking_no: expect.stringMatching(/^TEST/) },
      [],
    ])
    expect(own[0]).toMatchObject({
      amount: 100,
      status: 'pending',
      bank_details: null,
      account: { bank_name: 'Meezan Bank', ending: '9012' },
      sending: null,
      user: { username: seller.username, first_name: 'Sana' },
    })
    for (const { id } of [second, first]) await pay(id)
    const paid = (await list({ status: 'paid', per_page: 2 })).data
    expect(paid.data.map(({ id }) => id)).toEqual([first.id, second.id])
    expect(paid.total).toBeGreaterThan(1)
    expect(paid.data[0]?.bank_details).toEqual(bank)
  })

  // PAYOUT-4
  test('names the orders behind each payout, first remitted first, each rupee once', async () => {
    const saleAt = (daysAgo: number) =>
      addSale(api.db, { seller_id: seller.id, buyer_id, at: new Date(Date.now() - daysAgo * DAY_MS).toISOString() })
    const [second, first] = [await saleAt(5), await saleAt(9)]
    const amounts = [1_000, 2_000.5, 1_500]
    for (const amount of amounts) await request(amount)
    const own = await ownWaiting()
    const named = own.map(({ orders = [] }) => orders.map(({ order_id, amount }) => [order_id, amount]))
    const third = named.at(-1)?.at(-1)?.[0]
    expect(named).toEqual([
      [[first.id, 1_000]],
      [
        [first.id, 800],
        [second.id, 1_200.5],
      ],
      [
        [second.id, 599.5],
        [third, 900.5],
      ],
    ])
    expect([first.id, second.id]).not.toContain(third)
  })

  test('is for admins only', async () => {
    expect([(await list({}, token)).status, (await list({}, 'dead')).status]).toEqual([403, 401])
    expect((await pay(1, 'dead')).status).toBe(401)
    expect((await list({ status: 'lost' })).status).toBe(422)
  })
})
