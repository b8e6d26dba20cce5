import type { Call, CallInput } from '@closyyy/contract/call'
import type { Role } from '@closyyy/contract/roles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reportNetworkInTransactions } from '../../src/db/transaction-guard.ts'
import { type AuthorizationFixture, openAuthorizationFixture } from '../authorization-fixture.ts'
import { addUser, signIn } from '../builders.ts'
import { contractCalls } from '../contract-calls.ts'
import { fingerprint } from '../fingerprint.ts'
import { openTestApi, type TestApi } from '../test-api.ts'
import { matrix } from './matrix.ts'
import { type Actor, actors, type Row } from './row.ts'

type Input = CallInput<Call> & { params?: Record<string, unknown> }

const NOBODYS_ID = 2_000_000_000

let api: TestApi
const warnings: string[] = []

beforeAll(async () => {
  api = await openTestApi()
  reportNetworkInTransactions({ warn: (_details, message) => void warnings.push(message) })
})
afterAll(() => api.close())

const titleOf = ({ call, when }: Row) => (when ? `${call.name}, ${when}` : call.name)
const rowsOf = (isWanted: (row: Row) => boolean) => matrix.filter(isWanted).map(row => [titleOf(row), row] as const)

/** Calls as every actor, rejected ones first. @returns whether a rejected call changed anything */
async function callAsAll(row: Row, fixture: AuthorizationFixture) {
  const requests: { actor: Actor; input: Input; token: string | undefined }[] = []
  for (const actor of [...actors].sort((one, other) => row.expected[other] - row.expected[one]))
    requests.push({ actor, input: (await row.buildRequest(fixture)) as Input, token: await fixture.tokenOf(actor) })
  const rejected = requests.filter(({ actor }) => row.expected[actor] >= 400)

  const statuses: Partial<Record<Actor, number>> = {}
  const send = async ({ actor, input, token }: (typeof requests)[number]) => {
    statuses[actor] = (await api.call(row.call, input, token)).status
  }
  const isWatched = row.call.method !== 'GET' && rejected.length > 0
  const before = isWatched && (await fingerprint(api.db))
  for (const each of rejected) await send(each)
  const isUntouched = before === (isWatched && (await fingerprint(api.db)))
  for (const each of requests.slice(rejected.length)) await send(each)
  return { statuses, isUntouched }
}

// API-5
describe('the authorization matrix', () => {
  test('has a row for every call of the contract, and no other', async () => {
    const declared = new Set((await contractCalls()).map(call => call.name))
    const listed = new Set(matrix.map(({ call }) => call.name))
    expect([...declared].filter(name => !listed.has(name))).toEqual([])
    expect([...listed].filter(name => !declared.has(name))).toEqual([])
  })

  test.each(rowsOf(() => true))(
    '%s: returns the expected status to every actor, and a rejection changes nothing',
    async (_title, row) => {
      const fixture = await openAuthorizationFixture(api)
      expect(await callAsAll(row, fixture)).toEqual({ statuses: row.expected, isUntouched: true })
    },
  )

  test.each(rowsOf(row => row.expected.other === 404 && row.call.path.includes('/:')))(
    '%s: returns the same for a record of others as for a missing one',
    async (_title, row) => {
      const fixture = await openAuthorizationFixture(api)
      const token = await fixture.tokenOf('other')
      const input = (await row.buildRequest(fixture)) as Input
      const nobodys = Object.fromEntries(Object.keys(input.params ?? {}).map(name => [name, NOBODYS_ID]))
      const [theirs, none] = [
        await api.call(row.call, input, token),
        await api.call(row.call, { ...input, params: nobodys } as Input, token),
      ]
      expect(none.status).toBe(404)
      expect(none.failure).toEqual(theirs.failure)
    },
  )
})

describe('an invalid token', () => {
  const isClosed = ({ call }: Row) => call.access === 'bearer' || call.access === 'admin'

  test.each(rowsOf(isClosed))('is rejected by %s', async (_title, row) => {
    const fixture = await openAuthorizationFixture(api)
    const input = (await row.buildRequest(fixture)) as Input
    const ended = (await fixture.tokenOf('owner')) ?? ''
    await api.db.deleteFrom('sessions').where('user_id', '=', fixture.owner.id).execute()
    const unconfirmed = await signIn(api.db, await addUser(api.db, { email_verified_at: null, is_admin: true }))
    const statuses = []
    for (const token of ['made-up', ended, unconfirmed]) statuses.push((await api.call(row.call, input, token)).status)
    expect(statuses).toEqual([401, 401, row.call.unconfirmed ? 200 : 403])
  })
})

// SUSPENSION-2
describe('a suspended person', () => {
  const isIdentified = ({ call }: Row) => call.access !== 'anyone'

  test.each(rowsOf(isIdentified))('%s: is open to them only if the call says so', async (_title, row) => {
    const fixture = await openAuthorizationFixture(api)
    const input = (await row.buildRequest(fixture)) as Input
    const token = await fixture.tokenOf('owner')
    await fixture.suspend(fixture.owner)
    const before = await fingerprint(api.db)
    const { status, failure } = await api.call(row.call, input, token)
    const isRefused = status === 403 && failure.code === 'suspended' && (await fingerprint(api.db)) === before
    expect(isRefused ? 'suspended' : status).toBe(row.call.suspended ? row.expected.owner : 'suspended')
  })
})

describe('an administrator', () => {
  const administrator = (fixture: AuthorizationFixture, roles: Role[]) => fixture.person({ is_admin: true, roles })

  // TEAM-1
  test.each(rowsOf(({ call }) => call.access !== 'anyone'))(
    '%s: is like anybody else to one without the role',
    async (_title, row) => {
      const fixture = await openAuthorizationFixture(api)
      const input = (await row.buildRequest(fixture)) as Input
      const someone = await administrator(fixture, [row.call.role === 'finance' ? 'moderator' : 'finance'])
      const { status } = await api.call(row.call, input, await signIn(api.db, someone))
      expect(status).toBe(row.expected.other)
    },
  )

  // SUSPENSION-2
  test.each(rowsOf(({ call, expected }) => call.suspended === true && expected.admin !== expected.other))(
    '%s: is like anybody else to a suspended one',
    async (_title, row) => {
      const fixture = await openAuthorizationFixture(api)
      const input = (await row.buildRequest(fixture)) as Input
      const someone = await administrator(fixture, ['owner'])
      await fixture.suspend(someone)
      const { status } = await api.call(row.call, input, await signIn(api.db, someone))
      expect(status).toBe(row.expected.other)
    },
  )
})

test('makes no network request inside a transaction', () => {
  expect(warnings).toEqual([])
})
