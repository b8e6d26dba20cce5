import { getShop, updateShopDescription } from '@closyyy/contract/shops-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addUser, signIn } from '../../../test/builders.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const describeShop = (token: string | undefined, description: unknown) =>
  api.call(updateShopDescription, { body: { description } as never }, token)
const read = async (id: number) => (await api.call(getShop, { params: { id } })).data.shop.description

// SHOP-4
describe('a shop’s description', () => {
  test('is written and changed by its owner and public', async () => {
    const [owner, other] = [await addUser(api.db), await addUser(api.db)]
    const token = await signIn(api.db, owner)
    expect(await read(owner.id)).toBeNull()
    expect(await describeShop(token, '  کپڑے from Lahore ')).toMatchObject({
      status: 200,
      data: { description: 'کپڑے from Lahore' },
    })
    await describeShop(token, 'Lawn only')
    expect(await read(owner.id)).toBe('Lawn only')
    expect(await read(other.id)).toBeNull()
  })

  test.each([
    ['nothing', undefined, 'Please enter a description'],
    ['an empty one', '  ', 'Please enter a description'],
    ['one beyond measure', 'a'.repeat(2001), 'At most 2000 characters are allowed.'],
  ])('rejects %s', async (_case, description, message) => {
    const owner = await addUser(api.db)
    expect(await describeShop(await signIn(api.db, owner), description)).toMatchObject({
      status: 422,
      failure: { message, errors: { description: [message] } },
    })
    expect(await read(owner.id)).toBeNull()
  })

  test('requires a session', async () => {
    expect((await describeShop(undefined, 'Lawn only')).status).toBe(401)
  })
})
