import { deleteOwnData } from '@closyyy/contract/data-deletion-calls'
import type { Role } from '@closyyy/contract/roles'
import { suspendAccount } from '@closyyy/contract/suspensions-calls'
import { assignRoles } from '@closyyy/contract/team-calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addSignedInUser, addUser } from '../../../test/builders.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

const ROUNDS = 10

let api: TestApi
let one: Awaited<ReturnType<typeof addOwner>>
let two: typeof one

beforeAll(async () => {
  api = await openTestApi()
})
beforeEach(addTwoOwners)
afterAll(() => api.close())

const addOwner = () => addSignedInUser(api.db, { is_admin: true })

async function addTwoOwners() {
  await api.db.updateTable('users').set({ is_admin: false, roles: [] }).where('is_admin', '=', true).execute()
  one = await addOwner()
  two = await addOwner()
}

const removeRole = ({ username }: { username: string }, { token }: { token: string }, roles: Role[] = []) =>
  api.call(assignRoles, { body: { username, roles } }, token)
const suspend = ({ id }: { id: number }, { token }: { token: string }, ends_at: string | null = null) =>
  api.call(suspendAccount, { body: { user_id: id, reason: 'A stolen account.', ends_at } }, token)
const deleteAccount = ({ token }: { token: string }) => api.call(deleteOwnData, {}, token)

/** Returns the owners who can sign in and act. */
async function countActingOwners(): Promise<number> {
  const owners = await api.db
    .selectFrom('users as u')
    .leftJoin('suspensions as p', join => join.onRef('p.user_id', '=', 'u.id').on('p.ended_at', 'is', null))
    .select(['u.id', 'u.roles'])
    .where('p.id', 'is', null)
    .execute()
  return owners.filter(({ roles }) => roles.includes('owner')).length
}

const LAST = 'The shop needs at least one owner. Make someone else an owner first.'

// TEAM-2
describe('the last owner', () => {
  test('keeps the role while the only other owner is suspended', async () => {
    await suspend(two, one, new Date(Date.now() + 86_400_000).toISOString())
    const { status, failure } = await removeRole(one, one, ['finance'])
    expect([status, failure.message]).toEqual([409, LAST])
    expect(await countActingOwners()).toBe(1)
  })

  test('deletes their account only after appointing another', async () => {
    expect((await deleteAccount(two)).status).toBe(200)
    const { status, failure } = await deleteAccount(one)
    expect([status, failure.message]).toEqual([409, LAST])
    const { username } = await addUser(api.db)
    await removeRole({ username }, one, ['owner'])
    expect((await deleteAccount(one)).status).toBe(200)
  })

  test('stays while the only other owner is in the days of grace', async () => {
    await api.db
      .insertInto('deletion_requests')
      .values({ user_id: two.id, closes_at: new Date(Date.now() + 86_400_000) })
      .execute()
    for (const act of [deleteAccount(one), removeRole(one, one)]) {
      const { status, failure } = await act
      expect([status, failure.message]).toEqual([409, LAST])
    }
  })
})

type Act = () => Promise<{ status: number }>

const pairs: Record<string, [Act, Act]> = {
  'two suspend each other': [() => suspend(two, one), () => suspend(one, two)],
  'one suspends the other, who removes their role': [() => suspend(two, one), () => removeRole(one, two)],
  'two remove each other': [() => removeRole(two, one), () => removeRole(one, two)],
  'both delete their accounts': [() => deleteAccount(one), () => deleteAccount(two)],
  'one suspends the other and deletes their own account': [() => suspend(two, one), () => deleteAccount(one)],
  'one deletes their account and the other gives up the role': [() => deleteAccount(one), () => removeRole(two, two)],
}

// TEAM-2, SUSPENSION-4
test.each(Object.entries(pairs))('leaves an owner if at once %s', async (_, [first, second]) => {
  for (let round = 0; round < ROUNDS; round++) {
    await addTwoOwners()
    const acts = round % 2 ? [first, second] : [second, first]
    const responses = await Promise.all(acts.map(act => act()))
    expect(responses.filter(({ status }) => status < 300)).toHaveLength(1)
    expect(await countActingOwners()).toBe(1)
  }
})
