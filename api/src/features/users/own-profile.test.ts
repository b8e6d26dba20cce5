import { getOwnUser, getProfile, type ProfileInput, setVacation, updateProfile } from '@closyyy/contract/users'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addUser, signIn } from '../../testing/builders.ts'
import { openTestApi, type TestApi } from '../../testing/test-api.ts'

const DAY_MS = 86_400_000

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const newPerson = async (set: Parameters<typeof addUser>[1] = {}) => {
  const user = await addUser(api.db, set)
  return { id: user.id, token: await signIn(api.db, user) }
}
const change = (token: string | undefined, body: ProfileInput) => api.call(updateProfile, { body }, token)
const vacation = (token: string | undefined, on: boolean) => api.call(setVacation, { body: { on } }, token)
const own = async (token: string) => (await api.call(getOwnUser, {}, token)).data
const isAway = async (id: number) => (await api.call(getProfile, { params: { id } })).data.on_vacation

describe('changing the own profile', () => {
  test('writes what is named and leaves the rest', async () => {
    const { token } = await newPerson({ bio: 'Old' })
    const [before, other] = [await own(token), await newPerson()]
    const unchanged = await own(other.token)
    const wanted = {
      first_name: 'Noor-ul-Ain',
      last_name: "D'Souza خان",
      bio: 'Lawn and linen.\nLahore.',
      website: 'https://noor.example/closet',
      country: 'Pakistan',
    }
    expect(await change(token, wanted)).toMatchObject({ status: 200, data: { ...before, ...wanted } })
    expect((await change(token, { first_name: ' Noor ' })).data).toEqual({ ...before, ...wanted, first_name: 'Noor' })
    expect((await change(token, { bio: '', website: null })).data).toMatchObject({ bio: null, website: null })
    expect((await change(token, {})).data).toEqual(await own(token))
    expect(await own(other.token)).toEqual(unchanged)
  })

  test('gives nobody what is not theirs to set', async () => {
    const { token } = await newPerson()
    const before = await own(token)
    const greedy = { is_admin: true, rating_sum: 500, email: 'new@example.pk', username: 'root', id: 1 } as object
    expect((await change(token, greedy)).data).toEqual(before)
  })

  test.each([
    ['first_name', 'Sana7', 'Names can hold letters, spaces, hyphens and apostrophes only.'],
    ['last_name', '<b>Khan</b>', 'Names can hold letters, spaces, hyphens and apostrophes only.'],
    ['last_name', 'www.khan', 'Names can hold letters, spaces, hyphens and apostrophes only.'],
    ['first_name', 'a'.repeat(51), 'At most 50 characters are allowed.'],
    ['bio', 'a'.repeat(1001), 'At most 1000 characters are allowed.'],
    ['website', 'noor.example', 'Please enter an address that starts with http:// or https://.'],
    ['website', 'javascript:alert(1)//http://a.b', 'Please enter an address that starts with http:// or https://.'],
    ['country', ' ', 'This field is required.'],
  ])('with a wrong %s is refused', async (field, value, message) => {
    const { token } = await newPerson()
    const before = await own(token)
    expect(await change(token, { bio: 'New', [field]: value })).toMatchObject({
      status: 422,
      failure: { message, errors: { [field]: [message] } },
    })
    expect(await own(token)).toEqual(before)
  })

  test('is for the signed in, with a confirmed email', async () => {
    expect((await change(undefined, { bio: 'x' })).status).toBe(401)
    const { token } = await newPerson({ email_verified_at: null })
    expect((await change(token, { bio: 'x' })).status).toBe(403)
    expect((await vacation(token, true)).status).toBe(403)
  })
})

describe('vacation mode', () => {
  test('runs for seven days, once on it runs on, and ends when turned off', async () => {
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

  test('turns itself off, and can begin anew', async () => {
    const { id, token } = await newPerson({ vacation_until: new Date(Date.now() - 1_000) })
    expect((await own(token)).vacation_until).toBeNull()
    expect(await isAway(id)).toBe(false)
    expect((await vacation(token, true)).data.vacation_until).not.toBeNull()
    expect(await isAway(id)).toBe(true)
  })

  test('is for the signed in, and wants a yes or a no', async () => {
    expect((await vacation(undefined, true)).status).toBe(401)
    const { token } = await newPerson()
    expect((await vacation(token, 'yes' as never)).failure.errors).toEqual({ on: ['This value is not valid.'] })
    expect((await api.call(setVacation, { body: {} as never }, token)).status).toBe(422)
  })
})
