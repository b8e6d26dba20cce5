import { checkNewNames, register } from '@closyyy/contract/accounts-calls'
import { createOffer, updateOffer } from '@closyyy/contract/offers-calls'
import { createProduct, updateProduct } from '@closyyy/contract/own-products-calls'
import { rateUser } from '@closyyy/contract/ratings-calls'
import { getShop, updateShopDescription } from '@closyyy/contract/shops-calls'
import { updateProfile } from '@closyyy/contract/users-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addAddress, addProduct } from '../../test/builders.ts'
import { openDisputeFixture } from '../../test/dispute-fixture.ts'
import { listing } from '../../test/filled-forms.ts'
import { newRegistration } from '../../test/sign-up.ts'

let fixture: Awaited<ReturnType<typeof openDisputeFixture>>

beforeAll(async () => {
  fixture = await openDisputeFixture()
})
afterAll(() => fixture.api.close())

const CALL = 'Soft cotton, call ۰۳۰۰ ۱۲۳۴۵۶۷'
const refusal = (field: string, found: string) => ({
  errors: {
    [field]: [`Please remove “${found}”. You can’t share phone numbers, emails, links or social media usernames here.`],
  },
})

// CONTACT-1
describe('public texts with contact details', () => {
  test.each([
    ['title', 'Kurta bit.ly/x', 'bit.ly/x'],
    ['title', 'Kurta 0#3#0#0#1#2#3#4#5#6#7', '0#3#0#0#1#2#3#4#5#6#7'],
    ['title', 'Kurta 0####3####0####0####1####2####3####4####5####6####7', '0 3 0 0 1 2 3 4 5 6 7'],
    ['description', CALL, '۰۳۰۰ ۱۲۳۴۵۶۷'],
    ['brand_name', 'evil.example', 'evil.example'],
  ])('are rejected in the %s of a product: %s', async (field, text, found) => {
    const { api, seller } = fixture
    const address = await addAddress(api.db, { user_id: seller.id, address_type: 'pickup' })
    const made = await api.call(createProduct, { body: { ...listing(address), [field]: text } }, seller.token)
    expect(made).toMatchObject({ status: 422, failure: refusal(field, found) })
  })

  test('are rejected in an edit, which changes nothing', async () => {
    const { api, seller } = fixture
    const { id, title } = await addProduct(api.db, { seller_id: seller.id })
    const body = { title, description: 'Advance payment by EasyPaisa', price: 2500, quantity: 9 }
    const { status, failure } = await api.call(updateProduct, { params: { id }, body }, seller.token)
    expect(status).toBe(422)
    expect(failure.errors?.description).toEqual([
      'Please remove “EasyPaisa”. Buyers pay the courier on delivery, nobody else.',
    ])
    const row = await api.db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ quantity: 1, description: 'Worn twice, washed by hand.' })
  })

  test('are rejected in bio, shop and offers', async () => {
    const { api, seller, buyer } = fixture
    const bio = await api.call(updateProfile, { body: { bio: CALL } }, seller.token)
    expect(bio).toMatchObject({ status: 422, failure: refusal('bio', '۰۳۰۰ ۱۲۳۴۵۶۷') })
    const shop = await api.call(updateShopDescription, { body: { description: 'DM @sana_shop' } }, seller.token)
    expect(shop).toMatchObject({ status: 422, failure: refusal('description', '@sana_shop') })
    expect((await api.call(getShop, { params: { id: seller.id }, query: {} })).data.shop.description).toBeNull()
    const product = await addProduct(api.db, { seller_id: seller.id })
    const body = { product_id: product.id, offer_price: 2000 }
    const offer = await api.call(createOffer, { body: { ...body, message: 'telegram at evil' } }, buyer.token)
    expect(offer).toMatchObject({ status: 422, failure: refusal('message', 'telegram') })
    const made = await api.call(createOffer, { body: { ...body, message: 'For size 38?' } }, buyer.token)
    expect(made.status).toBe(201)
    const params = { id: made.data.id }
    const next = await api.call(updateOffer, { params, body: { ...body, message: 'bit.ly/x' } }, buyer.token)
    expect(next).toMatchObject({ status: 422, failure: refusal('message', 'bit.ly/x') })
  })

  test('are rejected in ratings', async () => {
    const { api, seller, buyer } = fixture
    await fixture.order('completed')
    const rate = (comment: string) =>
      api.call(rateUser, { params: { id: seller.id }, body: { rating: 5, comment } }, buyer.token)
    expect(await rate('Lovely. See evil.example')).toMatchObject({
      status: 422,
      failure: refusal('comment', 'evil.example'),
    })
    expect((await rate('Lovely, fits size 38.')).status).toBe(201)
  })

  test.each(['sana.03001234567', 'whatsapp_sana', 'sana.pk'])('are rejected in the username %s', async username => {
    const { api } = fixture
    const form = { ...(await newRegistration(api)), username }
    for (const call of [register, checkNewNames] as const) {
      const { status, failure } = await api.call(call, { body: form })
      expect([status, failure.errors?.username?.[0]]).toEqual([422, expect.stringMatching('You can’t share')])
    }
  })
})

// CONTACT-2
test('dispute messages with a bank account or wallet to pay to are rejected', async () => {
  const { seller, buyer, raise, write, propose } = fixture
  const order = await fixture.order()
  const message = 'Pay by jazzcash to 0300 1234567'
  const errors = { message: ['Please remove “0300 1234567”. You can’t ask anyone to pay outside Closyyy.'] }
  expect(await raise(order.id, buyer.token, { message })).toMatchObject({ status: 422, failure: { errors } })
  const { data } = await raise(order.id, buyer.token, { message: 'Call 0300 1234567, House 7, Street 2.' })
  expect(await write(data.id, seller.token, { message })).toMatchObject({ status: 422, failure: { errors } })
  expect(await propose(data.id, seller.token, { message })).toMatchObject({ status: 422, failure: { errors } })
  expect((await write(data.id, buyer.token, { message: 'They wanted easypaisa first.' })).status).toBe(200)
})

// CONTACT-4
describe('dispute messages one after the other', () => {
  test.each([
    [['Send 500 to easypaisa', '0300 1234567'], '0300 1234567'],
    [['0300 1234567', 'Send 500 to easypaisa'], 'easypaisa'],
    [['jazzcash', '0300', '1234567'], '1234567'],
    [['easypaisa', 'zero three zero zero one two three four five six seven'], 'zero three zero zero one'],
    [['My HBL', '12345678901'], '12345678901'],
  ])('name no account to pay to: %j', async (parts, found) => {
    await fixture.meetNewPeople()
    const { seller, buyer, raise, write, propose } = fixture
    const { id } = (await raise((await fixture.order()).id, buyer.token)).data
    for (const message of parts.slice(0, -1)) expect((await write(id, seller.token, { message })).status).toBe(200)
    expect((await write(id, buyer.token, { message: 'No.' })).status).toBe(200)
    const message = parts.at(-1)
    const errors = { message: [expect.stringMatching(`${found}.*pay outside Closyyy`)] }
    expect(await write(id, seller.token, { message })).toMatchObject({ status: 422, failure: { errors } })
    expect(await propose(id, seller.token, { message })).toMatchObject({ status: 422, failure: { errors } })
  })

  test('may report a demand and say where to call', async () => {
    await fixture.meetNewPeople()
    const { buyer, raise, write } = fixture
    const { id } = (await raise((await fixture.order()).id, buyer.token, { message: 'They wanted easypaisa.' })).data
    for (const message of ['Call 0300 1234567, House 7, Street 2.', 'Order 104233', '2500', 'advance payment', '1,500'])
      expect([message, (await write(id, buyer.token, { message })).status]).toEqual([message, 200])
  })
})
