import { listAuditEvents } from '@closyyy/contract/audit-log-calls'
import type { Call } from '@closyyy/contract/call'
import { type Role, roles } from '@closyyy/contract/roles'
import { assignRoles, listTeam } from '@closyyy/contract/team-calls'
import { getOwnUser } from '@closyyy/contract/users-calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addSignedInUser, addUser, signIn } from '../../../test/builders.ts'
import { contractCalls } from '../../../test/contract-calls.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
let owner: Awaited<ReturnType<typeof addUser>>
let ownerToken: string

beforeAll(async () => {
  api = await openTestApi()
})
beforeEach(async () => {
  await api.db.updateTable('users').set({ is_admin: false, roles: [] }).where('is_admin', '=', true).execute()
  owner = await addUser(api.db, { is_admin: true })
  ownerToken = await signIn(api.db, owner)
})
afterAll(() => api.close())

const withRoles = (...held: Role[]) => addSignedInUser(api.db, { is_admin: held.length > 0, roles: held })
const assign = (username: string, given: Role[], token = ownerToken) =>
  api.call(assignRoles, { body: { username, roles: given } }, token)

const adminCalls = (await contractCalls()).filter(({ access }) => access === 'admin')

// TEAM-1
describe('each call of administrators', () => {
  test.each(adminCalls.map(call => [call.name, call] as const))('%s names the role that it needs', (_, call) => {
    expect(roles).toContain(call.role)
  })

  test.each(adminCalls.map(call => [call.name, call] as const))('%s refuses the other roles', async (_, call) => {
    const others = roles.filter(role => role !== 'owner' && role !== call.role)
    const { token } = await withRoles(...others)
    const response = await api.app.inject({
      method: call.method,
      url: urlOf(call),
      headers: { authorization: `Bearer ${token}` },
      ...(call.method !== 'GET' && { payload: {} }),
    })
    expect(response.statusCode).toBe(403)
    expect(response.json().message).toContain(`“${call.role}”`)
  })
})

const urlOf = (call: Call) => `/api${call.path.replaceAll(/:\w+/g, '1')}`

// TEAM-1
test('shows people their own roles', async () => {
  const { token } = await withRoles('finance', 'support')
  const { data } = await api.call(getOwnUser, {}, token)
  expect(data).toMatchObject({ is_admin: true, roles: ['finance', 'support'] })
})

// TEAM-2
test('gives and takes roles at once, with an event', async () => {
  const person = await withRoles()
  const given = await assign(person.username, ['support', 'moderator', 'support'])
  expect(given.data.find(({ id }) => id === person.id)?.roles).toEqual(['moderator', 'support'])
  expect((await api.call(getOwnUser, {}, person.token)).data.is_admin).toBe(true)
  const taken = await assign(person.username, [])
  expect(taken.data.map(({ id }) => id)).toEqual([owner.id])
  expect((await api.call(getOwnUser, {}, person.token)).data).toMatchObject({ is_admin: false, roles: [] })
  const { events } = (
    await api.call(listAuditEvents, { query: { action: 'roles.assigned', object_id: String(person.id) } }, ownerToken)
  ).data
  expect(events.map(({ before, after }) => [before?.roles, after?.roles])).toEqual([
    ['moderator support', 'none'],
    ['none', 'moderator support'],
  ])
})

// TEAM-2
test.each([[[]], [['finance', 'support']]] as const)('records no event if the roles stay the same: %j', async held => {
  const person = await withRoles(...held)
  expect((await assign(person.username, held.toReversed())).status).toBe(200)
  const query = { action: 'roles.assigned', object_id: String(person.id) } as const
  expect((await api.call(listAuditEvents, { query }, ownerToken)).data.events).toEqual([])
})

// TEAM-2
test('keeps an owner, also when two remove each other at once', async () => {
  expect((await assign(owner.username, ['finance'])).status).toBe(409)
  const second = await withRoles('owner')
  const removals = await Promise.all([assign(second.username, []), assign(owner.username, [], second.token)])
  expect(removals.map(({ status }) => status).sort()).toEqual([200, 403])
  const owners = await api.db.selectFrom('users').select('roles').where('is_admin', '=', true).execute()
  expect(owners).toEqual([{ roles: ['owner'] }])
})

// TEAM-2
test('appoints nobody who is unknown or has not confirmed an email', async () => {
  const unconfirmed = await addUser(api.db, { email_verified_at: null })
  for (const name of ['nobody-has-this-name', unconfirmed.username]) {
    const { status, failure } = await assign(name, ['moderator'])
    expect([status, failure.errors?.username]).toEqual([404, ['No one with a confirmed email has this username.']])
  }
  expect((await api.call(listTeam, {}, ownerToken)).data).toHaveLength(1)
})
