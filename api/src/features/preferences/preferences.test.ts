import { getPreferences, savePreferences } from '@closyyy/contract/preferences-calls'
import type { Preferences } from '@closyyy/contract/preferences-schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addUser, signIn } from '../../../test/builders.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const newToken = async () => signIn(api.db, await addUser(api.db))
const read = async (token: string) => (await api.call(getPreferences, {}, token)).data
const save = (token: string | undefined, body: Preferences) => api.call(savePreferences, { body }, token)

describe('preferences', () => {
  test('exclude advertising by default', async () => {
    const chosen = Object.entries(await read(await newToken())).filter(([, isOn]) => isOn)
    expect(chosen.map(([name]) => name)).toEqual(['shopping_updates', 'unread_messages'])
  })

  // MESSAGE-2
  test('are stored flag by flag for their owner only', async () => {
    const [token, other] = [await newToken(), await newToken()]
    const before = await read(token)
    expect(Object.keys(before)).toHaveLength(9)
    for (const name of Object.keys(before) as (keyof Preferences)[]) {
      const wanted = { ...before, [name]: !before[name] }
      expect(await save(token, wanted)).toMatchObject({ status: 200, data: wanted })
      expect(await read(token)).toEqual(wanted)
    }
    expect(await read(other)).toEqual(before)
  })

  test('require a session', async () => {
    const wanted = await read(await newToken())
    expect((await api.call(getPreferences, {})).status).toBe(401)
    expect((await save(undefined, wanted)).status).toBe(401)
  })

  test('are rejected if one is missing or not a boolean', async () => {
    const token = await newToken()
    const { unread_messages, ...rest } = await read(token)
    expect((await save(token, rest as Preferences)).failure.errors).toEqual({
      unread_messages: ['This field is required.'],
    })
    const broken = { ...rest, unread_messages, shopping_updates: 'yes' as never }
    expect((await save(token, broken)).failure.errors).toEqual({ shopping_updates: ['Please check this field.'] })
  })
})
