import { listPayouts } from '@closyyy/contract/payouts-calls'
import { getOwnUser } from '@closyyy/contract/users-calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addUser, signIn } from '../../../test/builders.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { deleteEndedSessions } from './sessions-queries.ts'
import { hashToken } from './tokens.ts'

const DAY = 86_400
const HOUR = 3_600
const lifetimes = { maxAge: 30 * DAY, adminMaxAge: 12 * HOUR, adminMaxIdle: 1_800 }

let api: TestApi

beforeAll(async () => {
  api = await openTestApi(settings => Object.assign(settings, { sessions: lifetimes }))
})
afterAll(() => api.close())

async function openAged(set: { is_admin?: boolean }, seconds: { age?: number; idle?: number }) {
  const token = await signIn(api.db, await addUser(api.db, set))
  await sql`update sessions set created_at = now() - make_interval(secs => ${seconds.age ?? 0}),
    last_used_at = now() - make_interval(secs => ${seconds.idle ?? 0}) where token_hash = ${hashToken(token)}`.execute(
    api.db,
  )
  return token
}
const statusOf = async (token: string) => (await api.call(getOwnUser, {}, token)).status

// SESSION-14
describe('a session ends to the second', () => {
  test.each([
    ['a person’s 30 days after the sign-in', {}, { age: 30 * DAY }],
    ['an administrator’s 12 hours after the sign-in', { is_admin: true }, { age: 12 * HOUR }],
    ['an administrator’s after 30 minutes without use', { is_admin: true }, { idle: 1_800 }],
  ])('%s', async (_title, set, seconds) => {
    const earlier = Object.fromEntries(Object.entries(seconds).map(([name, value]) => [name, value - 2]))
    expect(await statusOf(await openAged(set, earlier))).toBe(200)
    expect(await statusOf(await openAged(set, seconds))).toBe(401)
  })

  test('a person’s never ends after 30 minutes or 12 hours', async () => {
    expect(await statusOf(await openAged({}, { age: 13 * HOUR, idle: 2 * HOUR }))).toBe(200)
  })

  test('an administrator’s is extended by use', async () => {
    const token = await openAged({ is_admin: true }, { idle: 1_700 })
    expect((await api.call(listPayouts, { query: {} }, token)).status).toBe(200)
    const row = api.db
      .selectFrom('sessions')
      .select(sql<boolean>`last_used_at > now() - interval '1 minute'`.as('used'))
    expect(await row.where('token_hash', '=', hashToken(token)).executeTakeFirst()).toEqual({ used: true })
  })
})

test('ended sessions are deleted', async () => {
  const ended = await openAged({}, { age: 30 * DAY + 1 })
  const live = await openAged({}, { age: 30 * DAY - 60 })
  await deleteEndedSessions(api.db, lifetimes)
  const rows = await api.db.selectFrom('sessions').select('token_hash').execute()
  const left = rows.map(({ token_hash }) => token_hash.toString('hex'))
  expect(left).toContain(hashToken(live).toString('hex'))
  expect(left).not.toContain(hashToken(ended).toString('hex'))
})
