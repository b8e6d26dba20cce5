import { getOwnUser, getProfile } from '@closyyy/contract/users-calls'
import { setVacation } from '@closyyy/contract/vacation-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addSignedInUser, type addUser } from '../../../test/builders.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { DAY_MS } from '../../time.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const newPerson = (set: Parameters<typeof addUser>[1] = {}) => addSignedInUser(api.db, set)
const vacation = (token: string | undefined, on: boolean) => api.call(setVacation, { body: { on } }, token)
const own = async (token: string) => (await api.call(getOwnUser, {}, token)).data
const isAway = async (id: number) => (await api.call(getProfile, { params: { id } })).data.on_vacation

// SHOP-2
describe('vacation mode', () => {
  test('lasts seven days, is not extended by a second call, and ends when turned off', async () => {
    const { id, token } = await newPerson()
    const until = (await vacation(token, true)).data.vacation_until
    const days = (Date.parse(until ?? '') - Date.now()) / DAY_MS
    expect(days).toBeGreaterThan(6.99)
    expect(days).toBeLessThanOrEqual(7.01)
    expect((await vacation(token, true)).data.vacation_until).toBe(until)
    expect(await isAway(id)).toBe(true)
    expect((await vacation(token, false)).data.vacation_until).toBeNull()
    expect(await isAway(id)).toBe(false)
  })

  test('expires and can be turned on again', async () => {
    const { id, token } = await newPerson({ vacation_until: new Date(Date.now() - 1_000) })
    expect((await own(token)).vacation_until).toBeNull()
    expect(await isAway(id)).toBe(false)
    expect((await vacation(token, true)).data.vacation_until).not.toBeNull()
    expect(await isAway(id)).toBe(true)
  })

  test('requires a session, a confirmed email and a boolean', async () => {
    expect((await vacation(undefined, true)).status).toBe(401)
    const unconfirmed = await newPerson({ email_verified_at: null })
    expect((await vacation(unconfirmed.token, true)).status).toBe(403)
    const { token } = await newPerson()
    expect((await vacation(token, 'yes' as never)).failure.errors).toEqual({ on: ['Please check this field.'] })
    expect((await api.call(setVacation, { body: {} as never }, token)).status).toBe(422)
  })
})
