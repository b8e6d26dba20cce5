import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSuspension, addUser } from '../../../test/builders.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { replaceRoles } from './team-service.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

// TEAM-2
test('refuses roles from an owner who lost the role or was suspended since the request was authorised', async () => {
  const [owner, former, suspended, friend] = [
    await addUser(api.db, { is_admin: true }),
    await addUser(api.db, { is_admin: true, roles: ['support'] }),
    await addUser(api.db, { is_admin: true }),
    await addUser(api.db),
  ]
  await addSuspension(api.db, { user_id: suspended.id, suspended_by: owner.id })
  const assign = (id: number) =>
    replaceRoles(api.db, { id } as Parameters<typeof replaceRoles>[1], { username: friend.username, roles: ['owner'] })
  for (const { id } of [former, suspended]) await expect(assign(id)).rejects.toMatchObject({ code: 'not-allowed' })
  expect((await assign(owner.id)).map(({ id }) => id)).toContain(friend.id)
})
