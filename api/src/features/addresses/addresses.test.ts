import { MAX_ADDRESSES } from '@closyyy/contract/addresses'
import { addAddress, deleteAddress, listAddresses, updateAddress } from '@closyyy/contract/addresses-calls'
import type { AddressInput } from '@closyyy/contract/addresses-schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProduct, addSignedInUser, addUser, signIn } from '../../../test/builders.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

const PARALLEL = 20

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const home = {
  address_type: 'shipping',
  address_line_1: "House # 12/3, St. 4-B (Sana's)",
  city: 'Lahore',
  state_province_or_region: 'Punjab',
  zip_or_postal_code: '54000',
} satisfies AddressInput
const closet = { ...home, address_type: 'pickup', address_line_2: 'Near the park' } satisfies AddressInput

const newPerson = () => addSignedInUser(api.db)
const add = (token: string | undefined, set: object = {}) =>
  api.call(addAddress, { body: { ...home, ...set } as AddressInput }, token)
const change = (token: string | undefined, id: number, set: object = {}) =>
  api.call(updateAddress, { params: { id }, body: { ...home, ...set } as AddressInput }, token)
const remove = (token: string | undefined, id: number) => api.call(deleteAddress, { params: { id } }, token)
const list = async (token: string) => (await api.call(listAddresses, {}, token)).data

describe('addresses', () => {
  // ADDRESS-1
  test('are added, changed and deleted, of both types, by their owner only', async () => {
    const [{ token }, other] = [await newPerson(), await newPerson()]
    expect(await list(token)).toEqual([])
    const shipping = await add(token)
    expect(shipping).toMatchObject({ status: 201, data: { ...home, address_line_2: null } })
    const { data: pickup } = await add(token, closet)
    expect(pickup).toMatchObject(closet)
    expect(await list(token)).toEqual([shipping.data, pickup])
    expect(await list(other.token)).toEqual([])

    const corrected = await change(token, shipping.data.id, { city: 'کراچی', address_line_2: '' })
    expect(corrected).toMatchObject({
      status: 200,
      data: { id: shipping.data.id, city: 'Karachi', address_line_2: null },
    })
    expect(await remove(token, pickup.id)).toMatchObject({ status: 200, data: null })
    expect(await list(token)).toEqual([corrected.data])
  })

  // ADDRESS-3
  test('accept Urdu punctuation and digits', async () => {
    const { token } = await newPerson()
    const urdu = { address_line_1: 'مکان نمبر ۱۲، گلی ۴، گلبرگ۔', city: 'چک جھمرہ', zip_or_postal_code: '۵۴۰۰۰' }
    expect(await add(token, urdu)).toMatchObject({ status: 201, data: urdu })
    expect(await add(token, { ...closet, ...urdu })).toMatchObject({ status: 201, data: urdu })
  })

  // ADDRESS-3, ADDRESS-7
  test('store the apostrophes of phone keyboards as straight ones', async () => {
    const { token } = await newPerson()
    const { data, status } = await add(token, { address_line_1: 'Model Town, Ali’s house', address_line_2: 'Gate ‘B’' })
    const straight = { address_line_1: "Model Town, Ali's house", address_line_2: "Gate 'B'" }
    expect({ data, status }).toMatchObject({ status: 201, data: straight })
    expect((await add(token, straight)).data).toEqual(data)
  })

  // ACCOUNT-4
  test('store known cities and provinces by their English names, in whichever language they are entered', async () => {
    const { token } = await newPerson()
    const english = { city: 'Peshawar', state_province_or_region: 'Khyber Pakhtunkhwa' }
    const urdu = { city: 'پشاور', state_province_or_region: 'خیبر پختونخوا' }
    const { data } = await add(token, urdu)
    expect(data).toMatchObject(english)
    expect((await change(token, data.id, { city: 'quetta', state_province_or_region: 'بلوچستان' })).data).toMatchObject(
      {
        city: 'Quetta',
        state_province_or_region: 'Balochistan',
      },
    )
  })

  test('are hidden from other people', async () => {
    const [owner, other] = [await newPerson(), await newPerson()]
    const { data } = await add(owner.token)
    for (const response of [await change(other.token, data.id), await remove(other.token, data.id)])
      expect(response).toMatchObject({ status: 404, failure: { message: 'Address not found.' } })
    expect((await remove(owner.token, 999_999)).status).toBe(404)
    expect(await list(owner.token)).toEqual([data])
  })

  test('require a session', async () => {
    for (const response of [await api.call(listAddresses, {}), await add(undefined), await change(undefined, 1)])
      expect(response.status).toBe(401)
    expect((await remove(undefined, 1)).status).toBe(401)
    const unconfirmed = await signIn(api.db, await addUser(api.db, { email_verified_at: null }))
    expect((await add(unconfirmed)).status).toBe(403)
  })

  // ADDRESS-1
  test('keep their type', async () => {
    const { token } = await newPerson()
    const { data } = await add(token)
    const response = await change(token, data.id, { address_type: 'pickup' })
    expect(response).toMatchObject({
      status: 422,
      failure: { errors: { address_type: ['You can’t change the type of an address.'] } },
    })
  })

  // ADDRESS-6
  test('cannot be deleted while an unsold product is picked up there', async () => {
    const { id, token } = await newPerson()
    const { data } = await add(token, closet)
    const product = await addProduct(api.db, { seller_id: id, address_id: data.id })
    expect((await remove(token, data.id)).status).toBe(409)
    await api.db.updateTable('products').set({ sold: true, quantity_left: 0 }).where('id', '=', product.id).execute()
    expect((await remove(token, data.id)).status).toBe(200)
  })

  // ADDRESS-1
  test('are limited in number, even in concurrent calls', async () => {
    const { id, token } = await newPerson()
    const rows = Array.from({ length: MAX_ADDRESSES - 1 }, () => ({ user_id: id, ...home }))
    await api.db.insertInto('addresses').values(rows).execute()
    const responses = await Promise.all(
      Array.from({ length: PARALLEL }, (_, index) => add(token, { address_line_2: `Flat ${index}` })),
    )
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(PARALLEL - 1)
    expect(await list(token)).toHaveLength(MAX_ADDRESSES)
  })

  // ADDRESS-7
  test('are added once if the request is repeated, even concurrently, or at the maximum', async () => {
    const { id, token } = await newPerson()
    const rows = Array.from({ length: MAX_ADDRESSES - 1 }, (_, index) => ({
      user_id: id,
      ...home,
      address_line_2: `Flat ${index}`,
    }))
    await api.db.insertInto('addresses').values(rows).execute()
    const urdu = { city: 'لاہور', state_province_or_region: 'پنجاب', address_line_2: '' }
    const [first, ...repeated] = await Promise.all([add(token), add(token), add(token, urdu)])
    for (const { status, data } of repeated) expect({ status, data }).toEqual({ status: 201, data: first.data })
    expect((await add(token)).data).toEqual(first.data)
    expect(await list(token)).toHaveLength(MAX_ADDRESSES)
  })

  // ADDRESS-7
  test('are another one if they differ in the type or a field, or belong to somebody else', async () => {
    const [{ token }, other] = [await newPerson(), await newPerson()]
    const sets = [{}, { address_type: 'pickup' }, { address_line_2: 'Near the park' }, { zip_or_postal_code: '54001' }]
    const ids = await Promise.all(sets.map(async set => (await add(token, set)).data.id))
    ids.push((await add(other.token)).data.id)
    expect(new Set(ids).size).toBe(5)
  })
})

const LINE = 'Address Line 1 cannot contain URLs or special characters.'
const NUMBERS = 'City and State/Province cannot contain numbers.'
const ALPHABET = 'Zip/Postal Code cannot contain alphabetic characters.'

// ADDRESS-2
describe('an address that breaks a rule', () => {
  test.each([
    ['address_line_1', { address_line_1: '   ' }, 'This field is required.'],
    ['address_line_1', { address_line_1: undefined }, 'This field is required.'],
    ['address_line_1', { address_line_1: 'see https://spam.example' }, LINE],
    ['address_line_1', { address_line_1: 'WWW.spam.example' }, LINE],
    ['address_line_1', { address_line_1: 'https//spam.example' }, LINE],
    ['city', { city: 'https//spam' }, 'City cannot contain URLs or special characters.'],
    ['city', { address_type: 'pickup', city: 'https//spam' }, 'URL is not allowed'],
    ['address_line_1', { address_line_1: 'House <b>12</b>' }, LINE],
    ['address_line_1', { address_line_1: 'House 12\nStreet 4' }, LINE],
    ['address_line_1', { address_line_1: 'a'.repeat(201) }, 'At most 200 characters are allowed.'],
    ['address_line_2', { address_line_2: 'Flat @ 4' }, 'Address Line 2 cannot contain URLs or special characters.'],
    ['city', { city: 'Lahore 2' }, NUMBERS],
    ['city', { city: 'لاہور ۲' }, NUMBERS],
    ['city', { city: 'Lahore!' }, 'City cannot contain URLs or special characters.'],
    ['city', { city: '' }, 'This field is required.'],
    ['state_province_or_region', { state_province_or_region: 'Zone 4' }, NUMBERS],
    ['state_province_or_region', { state_province_or_region: '' }, 'This field is required.'],
    ['zip_or_postal_code', { zip_or_postal_code: '54A00' }, ALPHABET],
    ['zip_or_postal_code', { zip_or_postal_code: '' }, 'This field is required.'],
    ['city', { address_type: 'pickup', city: 'Lahore 2' }, 'Numbers are not allowed'],
    ['zip_or_postal_code', { address_type: 'pickup', zip_or_postal_code: '54A00' }, 'Alphabets are not allowed'],
    ['address_line_1', { address_type: 'pickup', address_line_1: 'www.spam.example' }, 'URL is not allowed'],
    ['address_line_2', { address_type: 'pickup', address_line_2: 'http://x' }, 'URL is not allowed'],
    ['address_line_1', { address_type: 'pickup', address_line_1: 'House $12' }, LINE],
    ['address_type', { address_type: 'billing' }, 'Please check this field.'],
  ])('is rejected for %s (%j) with the message of its form', async (field, set, message) => {
    const { token } = await newPerson()
    const { data } = await add(token)
    expect((await add(token, set)).failure).toEqual({ status: 'error', message, errors: { [field]: [message] } })
    expect((await change(token, data.id, set)).status).toBe(422)
    expect(await list(token)).toEqual([data])
  })
})
