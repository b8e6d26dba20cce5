import type { Call } from '@closyyy/contract/call'
import { Failure } from '@closyyy/contract/errors-schemas'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type AuthorizationFixture, openAuthorizationFixture } from '../authorization-fixture.ts'
import { contractCalls } from '../contract-calls.ts'
import { openTestApi, type TestApi } from '../test-api.ts'
import { type FuzzRequest, requestsFor } from './requests.ts'

/** Requests for each call; 2,000 make a nightly run. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 25)
const SEED = Number(process.env.FUZZ_SEED ?? 2_026)
const MAX_MS = 60_000 + RUNS * 1_000
const UNLIMITED = 1_000_000_000
const expectedErrors = [400, 401, 403, 404, 409, 413, 415, 422, 429]
/** Statuses of requests rejected before the call's own rules. */
const unread = [400, 401, 413, 415, 422]

/** Matches calls that end sessions or accounts, which come last. */
const isEnd = ({ name }: Call) => /logout|delet.*(account|data)|dataDeletion/i.test(name)
const calls = (await contractCalls()).sort((one, other) => Number(isEnd(one)) - Number(isEnd(other)))

let api: TestApi
let fixture: AuthorizationFixture
const counts = { sent: 0, read: 0 }

beforeAll(async () => {
  console.log(`fuzz: seed ${SEED}, ${RUNS} requests for each of ${calls.length} calls`)
  api = await openTestApi(settings => {
    for (const name of Object.keys(settings.limits)) settings.limits[name as keyof typeof settings.limits] = UNLIMITED
  })
  fixture = await openAuthorizationFixture(api)
  await fixture.offer()
  await fixture.counterOffer()
  await fixture.pendingProduct()
  await fixture.address('pickup')
  await fixture.address()
  await fixture.ownCart()
  await fixture.order()
})
afterAll(() => api.close())

async function problemWith(call: Call, { actor, options }: FuzzRequest): Promise<string | undefined> {
  const token = await fixture.tokenOf(actor)
  const headers = { ...options.headers, ...(token && { authorization: `Bearer ${token}` }) }
  const response = await api.app.inject({ ...options, headers })
  counts.sent++
  if (!unread.includes(response.statusCode)) counts.read++
  if (response.statusCode < 400) {
    const { data } = await call.schemas()
    return z.safeParse(data, response.json().data).success ? undefined : `off its schema: ${response.body}`
  }
  if (!expectedErrors.includes(response.statusCode)) return `status ${response.statusCode}: ${response.body}`
  const isEnvelope = response.headers['content-type']?.includes('application/json')
  return isEnvelope && z.safeParse(Failure, response.json()).success ? undefined : `no envelope: ${response.body}`
}

describe('a random request', () => {
  test.each(calls.map(call => [call.name, call] as const))(
    'is accepted or rejected in the envelope by %s',
    async (_name, call) => {
      const requests = requestsFor(call, await call.schemas())
      const isServed = fc.asyncProperty(requests, async request => {
        expect(await problemWith(call, request)).toBeUndefined()
      })
      await fc.assert(isServed, { seed: SEED, numRuns: RUNS })
    },
    MAX_MS,
  )

  test('often passes the schemas and reaches the rules behind them', () => {
    console.log(`fuzz: ${counts.sent} requests, ${counts.read} of them understood`)
    expect(counts.read / counts.sent).toBeGreaterThan(0.3)
  })
})
