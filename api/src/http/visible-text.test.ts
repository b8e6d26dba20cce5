import { createDraft } from '@closyyy/contract/drafts-calls'
import { createProduct } from '@closyyy/contract/own-products-calls'
import { getShop, updateShopDescription } from '@closyyy/contract/shops-calls'
import { updateProfile } from '@closyyy/contract/users-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addAddress } from '../../test/builders.ts'
import { openDisputeFixture } from '../../test/dispute-fixture.ts'
import { listing } from '../../test/filled-forms.ts'
import { visibleText } from './visible-text.ts'

const REVERSED = '\u202e76543210030\u202c'
const FILLER = '\u3164'

// CONTACT-3
describe('of a typed text,', () => {
  test.each([
    ['what reverses it', `Call ${REVERSED} now`, 'Call 76543210030 now'],
    ['what isolates parts of it', '\u2067\u20664567\u2069 \u2066123\u2069 \u20660300\u2069\u2069', '4567 123 0300'],
    ['characters without a shape', 'Kh\u200bad\u2060d\u00adar\u3164 \ufeffkurta', 'Khaddar kurta'],
    ['all of a text that nobody sees', ' \u200d\ufe0f\u2800\u200e\u200c\n', ''],
    ['marks without a letter', '\u0301\ufe0f', ''],
    ['marks above the fourth of a letter', `Z${'\u0301'.repeat(400)}a`, `Z${'\u0301'.repeat(4)}a`],
    ['marks between joiners', `Z${'\u0301\u200d'.repeat(400)}a`, `Z${'\u0301\u200d'.repeat(4)}a`],
  ])('%s are removed', (_what, typed, visible) => {
    expect(visibleText(typed)).toBe(visible)
  })

  test.each([
    'خیبر پختون\u200cخوا',
    'اللّٰهُمَّ بِسْمِ اللّٰهِ الرَّحْمٰنِ الرَّحِيمِ',
    'قیمت \u200e2,500\u200f روپے',
    'Tie\u0302\u0301ng Vie\u0323\u0302t',
    '👩🏽‍🔧 ❤️ 0️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    'Soft cotton,\n\tworn twice ',
  ])('%s is unchanged', text => {
    expect(visibleText(text)).toBe(text)
  })
})

// CONTACT-3
describe('texts that nobody sees', () => {
  let fixture: Awaited<ReturnType<typeof openDisputeFixture>>

  beforeAll(async () => {
    fixture = await openDisputeFixture()
  })
  afterAll(() => fixture.api.close())

  test.each(['title', 'description', 'brand_name'])('are no %s of a product', async field => {
    const { api, seller } = fixture
    const address = await addAddress(api.db, { user_id: seller.id, address_type: 'pickup' })
    const { status, failure } = await api.call(
      createProduct,
      { body: { ...listing(address), [field]: FILLER } },
      seller.token,
    )
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, [field]])
  })

  test('are no description of a shop and no message of a dispute', async () => {
    const { api, seller, buyer, raise, order } = fixture
    const described = await api.call(updateShopDescription, { body: { description: '\u200b\u200b' } }, seller.token)
    expect(described.failure.errors).toEqual({ description: ['Please enter a description'] })
    const raised = await raise((await order()).id, buyer.token, { message: FILLER })
    expect([raised.status, Object.keys(raised.failure.errors ?? {})]).toEqual([422, ['message']])
  })

  test('are removed from descriptions, bios and drafts', async () => {
    const { api, seller } = fixture
    const shown = 'Call 76543210030'
    await api.call(updateShopDescription, { body: { description: `Call ${REVERSED}` } }, seller.token)
    const { data } = await api.call(getShop, { params: { id: seller.id }, query: {} })
    expect(data.shop.description).toBe(shown)
    const bio = await api.call(updateProfile, { body: { bio: `Call ${REVERSED}` } }, seller.token)
    expect(bio.data.bio).toBe(shown)
    const draft = await api.call(createDraft, { body: { title: `Call ${REVERSED}` } }, seller.token)
    expect(draft.data.title).toBe(shown)
  })
})
