import type { Call, CallInput } from '@closyyy/contract/call'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reportNetworkInTransactions } from '../../src/db/transaction-guard.ts'
import { type AuthorizationScene, openAuthorizationScene } from '../authorization-scene.ts'
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
async function askAll(row: Row, scene: AuthorizationScene) {
  const asked: { actor: Actor; input: Input; token: string | undefined }[] = []
  for (const actor of [...actors].sort((one, other) => row.expected[other] - row.expected[one]))
    asked.push({ actor, input: (await row.ask(scene)) as Input, token: await scene.tokenOf(actor) })
  const refused = asked.filter(({ actor }) => row.expected[actor] >= 400)

  const answers: Partial<Record<Actor, number>> = {}
  const ask = async ({ actor, input, token }: (typeof asked)[number]) => {
    answers[actor] = (await api.call(row.call, input, token)).status
  }
  const isWatched = row.call.method !== 'GET' && refused.length > 0
  const before = isWatched && (await fingerprint(api.db))
  for (const each of refused) await ask(each)
  const isUntouched = before === (isWatched && (await fingerprint(api.db)))
  for (const each of asked.slice(refused.length)) await ask(each)
  return { answers, isUntouched }
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
      const scene = await openAuthorizationScene(api)
      expect(await askAll(row, scene)).toEqual({ answers: row.expected, isUntouched: true })
    },
  )

  test.each(rowsOf(row => row.expected.other === 404 && row.call.path.includes('/:')))(
    '%s: what is not yours looks like what is not there',
    async (_title, row) => {
      const scene = await openAuthorizationScene(api)
      const token = await scene.tokenOf('other')
      const input = (await row.ask(scene)) as Input
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

describe('treats an invalid token as signed out', () => {
  const isClosed = ({ call }: Row) => call.access === 'bearer' || call.access === 'admin'

  test.each(rowsOf(isClosed))('%s: is refused', async (_title, row) => {
    const scene = await openAuthorizationScene(api)
    const input = (await row.ask(scene)) as Input
    const ended = (await scene.tokenOf('owner')) ?? ''
    await api.db.deleteFrom('sessions').where('user_id', '=', scene.owner.id).execute()
    const unconfirmed = await signIn(api.db, await addUser(api.db, { email_verified_at: null, is_admin: true }))
    const statuses = []
    for (const token of ['made-up', ended, unconfirmed]) statuses.push((await api.call(row.call, input, token)).status)
    expect(statuses).toEqual([401, 401, row.call.unconfirmed ? 200 : 403])
  })
})

test('makes no network request inside a transaction', () => {
  expect(warnings).toEqual([])
})
