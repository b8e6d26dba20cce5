import { createProduct } from '@closyyy/contract/own-products-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAddress, addUser, signIn } from '../../../test/builders.ts'
import { listing } from '../../../test/filled-forms.ts'
import { sendForm } from '../../../test/forms.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
let token: string
let addressId: number

beforeAll(async () => {
  api = await openTestApi()
  const seller = await addUser(api.db)
  token = await signIn(api.db, seller)
  addressId = await addAddress(api.db, { user_id: seller.id, address_type: 'pickup' })
})
afterAll(() => api.close())

// PRODUCT-5
test.each([
  ['title', 151, 'Title can have at most 150 characters.'],
  ['title', 70_000, 'Title can have at most 150 characters.'],
  ['description', 5_001, 'Description can have at most 5,000 characters.'],
  ['description', 70_000, 'Description can have at most 5,000 characters.'],
])('rejects a %s of %i characters, with field and limit', async (field, length, message) => {
  const { status, failure } = await api.call(
    createProduct,
    { body: { ...listing(addressId), [field]: 'a'.repeat(length) } },
    token,
  )
  expect(status).toBe(422)
  expect(failure).toMatchObject({ message, errors: { [field]: [message] } })
})

test('rejects a form with a text beyond its limit, with field and limit', async () => {
  const send = (description: string) =>
    sendForm(
      api,
      createProduct,
      { fields: Object.entries({ ...listing(addressId), description }) as [string, string][] },
      token,
    )
  for (const length of [5_001, 70_000]) {
    const { status, failure } = await send('آ'.repeat(length))
    const message = 'Description can have at most 5,000 characters.'
    expect(status).toBe(422)
    expect(failure).toMatchObject({ message, errors: { description: [message] } })
  }
  const endless = await send('a'.repeat(450_000))
  expect(endless.status).toBe(422)
  expect(endless.failure.errors).toEqual({ description: ['At most 100000 characters are allowed.'] })
  expect((await send('a'.repeat(5_000))).status).toBe(201)
})
