import { forgotPassword, resendConfirmation } from '@closyyy/contract/accounts-calls'
import { sendPhoneCode, verifyPhoneCode } from '@closyyy/contract/phone-codes-calls'
import { login } from '@closyyy/contract/sessions-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addUser } from '../../../test/builders.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { openWorkMeter, type Work } from '../../../test/work-meter.ts'
import { hashPassword } from '../sessions/passwords.ts'

/** Pairs of a known and an unknown name; the first few also prepare statements. */
const PAIRS = 12
const WARM_UP = 2

let api: TestApi
let meter: ReturnType<typeof openWorkMeter>
let password_hash: string

beforeAll(async () => {
  api = await openTestApi(settings => {
    for (const name of Object.keys(settings.limits)) settings.limits[name as keyof typeof settings.limits] = 1_000_000
  })
  password_hash = await hashPassword('a good long one')
  meter = openWorkMeter()
})
afterAll(async () => {
  meter.close()
  await api.close()
})

type Names = { username: string; email: string; phone: string }

const unknown = (place: number): Names => ({
  username: `nobody_${place}`,
  email: `nobody${place}@example.pk`,
  phone: `92399${String(place).padStart(7, '0')}`,
})

const median = (times: number[]) => times.sort((one, other) => one - other)[times.length >> 1] ?? 0

/** Compares a call’s response and work for a known and an unknown name. */
async function compare(call: (names: Names) => ReturnType<TestApi['call']>, set: object = {}) {
  const seen: Record<'known' | 'unknown', { work: Work[]; responses: unknown[] }> = {
    known: { work: [], responses: [] },
    unknown: { work: [], responses: [] },
  }
  for (let pair = 0; pair < PAIRS + WARM_UP; pair++) {
    const user = await addUser(api.db, { password_hash, ...set })
    const pairOfNames = { known: { ...user, phone: user.phone ?? '' }, unknown: unknown(pair) }
    // Alternates which of the two runs first.
    const order = pair % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const who of order) {
      const work = await meter.measure(async () => {
        const { status, data, failure } = await call(pairOfNames[who])
        seen[who].responses.push({ status, data, failure })
      })
      if (pair >= WARM_UP) seen[who].work.push(work)
    }
  }
  return seen
}

test.each<[string, number, (names: Names) => ReturnType<TestApi['call']>, object?]>([
  ['signing in', 1, names => api.call(login, { body: { login: names.email, password: 'a wrong guess' } })],
  ['requesting a password reset', 0, ({ email }) => api.call(forgotPassword, { body: { email } })],
  [
    'resending the confirmation',
    0,
    ({ username }) => api.call(resendConfirmation, { body: { login: username } }),
    { email_verified_at: null },
  ],
  ['requesting a code', 1, ({ phone }) => api.call(sendPhoneCode, { body: { phone } })],
  ['trying a code', 1, ({ phone }) => api.call(verifyPhoneCode, { body: { phone, otp: '123456' } })],
])(
  '%s does the same work for a known and an unknown name',
  async (what, hashes, call, set) => {
    const { known, unknown: none } = await compare(call, set)
    expect(known.responses).toEqual(none.responses)
    const workOf = (all: Work[]) => [
      ...new Set(all.map(work => `${work.statements} statements, ${work.hashes} hashes`)),
    ]
    expect(workOf(known.work)).toEqual(workOf(none.work))
    expect(known.work.map(work => work.hashes)).toEqual(Array(PAIRS).fill(hashes))
    expect(known.work[0]?.statements).toBeGreaterThan(1)
    const [one, other] = [known, none].map(({ work }) => median(work.map(({ ms }) => ms)).toFixed(1))
    console.log(`${what}: ${workOf(known.work)}; known ${one} ms, unknown ${other} ms in the middle`)
  },
  60_000,
)
