import { pbkdf2Sync } from 'node:crypto'
import { register, requestPhoneChange } from '@closyyy/contract/accounts-calls'
import type { Call } from '@closyyy/contract/call'
import { checkoutGuest } from '@closyyy/contract/checkout-calls'
import { CHALLENGE_HEADER, type Challenge } from '@closyyy/contract/errors'
import { sendOrderCode } from '@closyyy/contract/order-confirmations-calls'
import { sendPhoneCode } from '@closyyy/contract/phone-codes-calls'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addProduct, addSignedInUser, addUser } from '../../../test/builders.ts'
import { guestInfo } from '../../../test/order-fixture.ts'
import { newRegistration } from '../../../test/sign-up.ts'
import { numberOf, solutionOf } from '../../../test/solve-challenge.ts'
import { openTestApi } from '../../../test/test-api.ts'

const SECRET = 'the secret of both servers'
const WIDE = { windowSeconds: 600, perIp: 1_000, perPhoneBlock: 1_000, perShop: 1_000, maxTries: 5 }

const challenges = { ...WIDE }
const api = await openTestApi(settings => {
  settings.challenges = challenges
  settings.shellSecret = SECRET
})

beforeEach(async () => {
  Object.assign(challenges, WIDE)
  await api.db.deleteFrom('limit_windows').execute()
})
afterEach(() => vi.useRealTimers())
afterAll(() => api.close())

interface Sent {
  call: Call
  body: object
  ip?: string
  token?: string
  solution?: string
}

async function send({ call, body, ip = '203.0.113.7', token, solution }: Sent) {
  const response = await api.app.inject({
    method: call.method,
    url: `/api${call.path.replace(':id', '1')}`,
    headers: {
      'x-shell-proof': SECRET,
      'x-forwarded-for': ip,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(solution !== undefined && { [CHALLENGE_HEADER]: solution }),
    },
    payload: body,
  })
  const { code, challenge } = response.json<{ code?: string; challenge: Challenge }>()
  return { status: response.statusCode, code, challenge, retryAfter: Number(response.headers['retry-after']) }
}

const challenged = { status: 429, code: 'challenge' }
let blocks = 0
/** Builds the request of a code, to a phone of a block of its own unless one is given. */
const codeTo = (phone = `+9230${String(++blocks).padStart(4, '0')}1234`) => ({ call: sendPhoneCode, body: { phone } })

async function challengeOf(sent: Sent): Promise<Challenge> {
  challenges.perIp = 0
  const response = await send(sent)
  expect(response).toMatchObject(challenged)
  return response.challenge
}

// LIMIT-9
test('challenges an IP above its threshold, and accepts a solution once', async () => {
  challenges.perIp = 2
  for (let sent = 0; sent < 2; sent++) expect((await send(codeTo())).status).toBe(200)
  const { status, code, challenge, retryAfter } = await send(codeTo())
  expect({ status, code }).toEqual(challenged)
  expect(retryAfter).toBeGreaterThan(500)
  const solution = solutionOf(challenge)
  expect((await send({ ...codeTo(), solution })).status).toBe(200)
  expect(await send({ ...codeTo(), solution })).toMatchObject(challenged)
  expect((await send({ ...codeTo(), ip: '203.0.113.8' })).status).toBe(200)
})

const statusesOf = async (requests: Sent[]) => {
  const statuses = []
  for (const request of requests) statuses.push((await send(request)).status)
  return statuses
}
const hosts = [1, 2, 3]

// LIMIT-10
test('returns the stored order of a guest who repeats their request, without a challenge', async () => {
  const seller = await addUser(api.db)
  const item = { product_id: (await addProduct(api.db, { seller_id: seller.id })).id }
  const body = { seller_id: seller.id, cart_items: [item], guest_info: guestInfo() }
  const order = async (key: string) => {
    const headers = { 'idempotency-key': key, 'x-shell-proof': SECRET, 'x-forwarded-for': '203.0.113.9' }
    const response = await api.app.inject({ method: 'POST', url: `/api${checkoutGuest.path}`, headers, payload: body })
    return { status: response.statusCode, id: response.json<{ data?: { id: number } }>().data?.id }
  }
  const placed = await order('once')
  expect(placed.status).toBe(201)
  challenges.perIp = 0
  expect(await order('once')).toEqual(placed)
  expect((await order('another')).status).toBe(429)
})

// LIMIT-3, LIMIT-9
test('counts all IPs of a /64 as one', async () => {
  challenges.perIp = 2
  const sent = hosts.map(host => ({ ...codeTo(), ip: `2001:db8:1:2::${host}` }))
  expect(await statusesOf(sent)).toEqual([200, 200, 429])
})

// LIMIT-9
test('challenges a block of phones, whoever sends', async () => {
  challenges.perPhoneBlock = 2
  const sent = hosts.map(host => ({ ...codeTo(`+92345678000${host}`), ip: `203.0.113.${host}` }))
  expect(await statusesOf(sent)).toEqual([200, 200, 429])
  expect((await send(codeTo('+923456790004'))).status).toBe(200)
})

// LIMIT-9
test('challenges everybody while the shop is flooded, for the flooded call only', async () => {
  const form = await newRegistration(api)
  await api.db.deleteFrom('limit_windows').execute()
  challenges.perShop = 2
  const sent = hosts.map(host => ({ ...codeTo(), ip: `203.0.113.${host}` }))
  expect(await statusesOf(sent)).toEqual([200, 200, 429])
  expect((await send({ call: register, body: form })).status).toBe(201)
})

// LIMIT-9
test('challenges codes to change a phone from many accounts to a block of phones', async () => {
  challenges.perPhoneBlock = 3
  const statuses = []
  let sent: Sent | undefined
  for (const account of hosts) {
    const { token } = await addSignedInUser(api.db)
    for (const other of hosts) {
      const phone = `+9234598700${account}${other}`
      sent = { call: requestPhoneChange, body: { phone }, ip: `203.0.113.${account}`, token }
      statuses.push((await send(sent)).status)
    }
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429, 429, 429, 429])
  const texts = await api.db.selectFrom('outbox').select('id').where('recipient', 'like', '9234598700%').execute()
  expect(texts).toHaveLength(3)
})

async function guestOrder() {
  const { id: seller_id } = await addUser(api.db)
  const product = await addProduct(api.db, { seller_id })
  return { seller_id, cart_items: [{ product_id: product.id }], guest_info: guestInfo() }
}

// LIMIT-9
test.each<[string, Call, () => Promise<object>, number]>([
  ['registrations', register, () => newRegistration(api), 201],
  ['codes of phone changes', requestPhoneChange, async () => ({ phone: '+923459990001' }), 200],
  ['guest orders', checkoutGuest, guestOrder, 201],
  ['codes of orders', sendOrderCode, async () => ({ guest_id: guestInfo().guest_id }), 404],
])('challenges %s', async (_, call, prepare, accepted) => {
  const { token } = await addSignedInUser(api.db)
  const sent = { call, body: await prepare(), token }
  const solution = solutionOf(await challengeOf(sent))
  expect((await send({ ...sent, solution })).status).toBe(accepted)
})

/** Solves a puzzle of their own, under the signature of the challenge. */
function forgeEasy({ token }: Challenge): string {
  const target = pbkdf2Sync('easy', '1', 1, 16, 'sha256').toString('hex')
  const puzzle = { kind: 'work', salt: 'easy', iterations: 1, max: 1, target }
  const easy = { id: 'any', call: sendPhoneCode.name, puzzle, expiresAt: Number.MAX_VALUE }
  return `${Buffer.from(JSON.stringify(easy)).toString('base64url')}.${token.split('.')[1]}.1`
}

// LIMIT-9
test.each<[string, (challenge: Challenge) => string]>([
  ['a wrong number', challenge => `${challenge.token}.${numberOf(challenge.puzzle) + 1}`],
  ['a changed token', challenge => `x${solutionOf(challenge)}`],
  ['a puzzle of their own', forgeEasy],
  ['no number', challenge => `${challenge.token}.`],
  ['text', () => 'nonsense'],
])('rejects %s', async (_, forge) => {
  const challenge = await challengeOf(codeTo())
  expect(await send({ ...codeTo(), solution: forge(challenge) })).toMatchObject(challenged)
})

// LIMIT-9
test('rejects the right number after a wrong one', async () => {
  const challenge = await challengeOf(codeTo())
  await send({ ...codeTo(), solution: `${challenge.token}.${numberOf(challenge.puzzle) + 1}` })
  expect(await send({ ...codeTo(), solution: solutionOf(challenge) })).toMatchObject(challenged)
})

// LIMIT-9
test('rejects the solution of another call', async () => {
  const sent = { call: register, body: await newRegistration(api) }
  const challenge = await challengeOf(codeTo())
  expect(await send({ ...sent, solution: solutionOf(challenge) })).toMatchObject(challenged)
})

// LIMIT-9
test('rejects a solution after five minutes', async () => {
  const challenge = await challengeOf(codeTo())
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 300_000 })
  expect(await send({ ...codeTo(), solution: solutionOf(challenge) })).toMatchObject(challenged)
})
