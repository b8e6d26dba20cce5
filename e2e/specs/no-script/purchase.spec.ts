import type { Page } from '@playwright/test'
import { rupees } from '../../fixtures/catalogue.ts'
import { confirmOrder } from '../../fixtures/confirm-order.ts'
import { listProduct } from '../../fixtures/listed-product.ts'
import { freshPhone } from '../../fixtures/outbox.ts'
import { countSentBytes, type SentBytes } from '../../fixtures/sent-bytes.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

/** A category with letter sizes that the plain listings leave out. */
const WEDDING_DRESSES = 49

/** Documents, styles and fonts from the home page to the order. */
const MAX_BYTES = 120_000
/** The page of the confirmed order, which follows the code. */
const MAX_CONFIRMED_BYTES = 6_000

const languages = {
  en: {
    search: 'Search the shop',
    add: 'Add to cart',
    bag: 'Bag',
    checkout: 'Checkout',
    email: 'Email',
    city: ['Delivery city', 'Karachi'],
    firstName: 'First name',
    lastName: 'Last name',
    address: 'Address',
    phone: 'Phone',
    confirm: 'Confirm Order',
    wrongPhone: 'Please enter a Pakistani mobile number',
    asked: 'Confirm your order',
    code: 'Code',
    place: 'Place my order',
    placed: 'Thank you for your order',
    cancel: ['Cancel the order', 'Yes, cancel it'],
    cancelled: 'This order was cancelled',
    facts: 'Size M · Used - Like New',
  },
  ur: {
    search: 'دکان میں تلاش کریں',
    add: 'کارٹ میں ڈالیں',
    bag: 'کارٹ',
    checkout: 'چیک آؤٹ',
    email: 'ای میل',
    city: ['ڈیلیوری کا شہر', 'کراچی'],
    firstName: 'پہلا نام',
    lastName: 'آخری نام',
    address: 'پتہ',
    phone: 'فون',
    confirm: 'آرڈر کی تصدیق کریں',
    wrongPhone: 'پاکستانی موبائل نمبر',
    asked: 'اپنے آرڈر کی تصدیق کریں',
    code: 'کوڈ',
    place: 'آرڈر مکمل کریں',
    placed: 'آپ کے آرڈر کا شکریہ',
    cancel: ['آرڈر منسوخ کریں', 'جی ہاں، منسوخ کریں'],
    cancelled: 'یہ آرڈر منسوخ ہو چکا ہے',
    facts: 'سائز \u2068M\u2069 · استعمال شدہ - بالکل نئے جیسا',
  },
} as const

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

for (const [locale, texts] of Object.entries(languages)) {
  test(`lets a guest search, buy and cancel without script (${locale})`, async ({
    page,
    context,
    request,
    baseURL,
    expectPageError,
  }) => {
    expectPageError(/status of 422 .*\/forms\/checkout/)
    await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }])
    const sized = { categoryId: WEDDING_DRESSES, sizes: { size: 'medium' } }
    const product = await listProduct(request, { title: `Plain page dress ${locale}`, ...sized })
    const sent = await countSentBytes(page)
    const mobile = freshPhone()
    const email = `plain-${locale}-${Date.now()}@example.com`
    const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const heading = page.getByRole('heading', { level: 1 })

    await page.goto('/')
    await page.getByRole('searchbox').fill(product.title)
    await button(texts.search).click()
    await link(product.title).first().click()
    await expect(heading).toHaveText(product.title)
    await button(texts.add).click()
    await expect(heading).toHaveText(texts.bag)
    await expect(page.getByRole('main')).toContainText(product.title)
    await expect(page.getByText(texts.facts, { exact: true })).toBeVisible()
    await link(texts.checkout).click()
    await expect(page.getByText(texts.facts, { exact: true })).toBeVisible()

    const fields = fieldsOf(page, texts)
    await fields.email.fill(email)
    await fields.city.selectOption(texts.city[1])
    await fields.firstName.fill('Sana')
    await fields.lastName.fill('Mir')
    await fields.address.fill('House # 12/3, "Street" <4>')
    await fields.phone.fill('12345')
    const path = total(sent)
    await button(texts.confirm).click()
    await expect(page.getByRole('alert')).toBeVisible()
    const refused = total(sent) - path
    await expect(fields.phone).toHaveAccessibleDescription(new RegExp(texts.wrongPhone))
    await expect(fields.phone).toHaveValue('12345')
    await expect(fields.email).toHaveValue(email)
    await expect(fields.city).toHaveValue('Karachi')
    await expect(fields.address).toHaveValue('House # 12/3, "Street" <4>')

    await fields.phone.fill(mobile)
    await fields.address.fill('House # 12/3, Street 4')
    await button(texts.confirm).dblclick()
    await expect(heading).toHaveText(texts.asked)
    const bytes = total(sent) - refused
    await confirmOrder(page, request, mobile, texts)
    await expect(page.getByText(texts.facts, { exact: true })).toBeVisible()
    const confirmed = total(sent) - refused - bytes
    await expect(page.getByRole('main')).toContainText(rupees(product.price + 250))
    const { data: mails } = await (await request.get(`/api/v1/dev/outbox?to=${email}`)).json()
    expect(mails).toHaveLength(1)
    expect(mails[0].body).toContain(`\n${texts.facts}\n`)
    console.log(
      `Without script, ${locale}: ${bytes} bytes from home to order, ${confirmed} more once confirmed, and ${sent.photos} of photos.`,
    )
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES)
    expect(confirmed).toBeLessThanOrEqual(MAX_CONFIRMED_BYTES)

    await page.getByText(texts.cancel[0], { exact: true }).click()
    await button(texts.cancel[1]).click()
    await expect(heading).toHaveText(texts.cancelled)
  })
}

const total = ({ documents, others }: SentBytes) => documents + others

type Texts = (typeof languages)[keyof typeof languages]

function fieldsOf(page: Page, { email, city, firstName, lastName, address, phone }: Texts) {
  const field = (name: string) => page.getByRole('main').getByLabel(name, { exact: true })
  return {
    email: field(email),
    city: field(city[0]),
    firstName: field(firstName),
    lastName: field(lastName),
    address: field(address),
    phone: field(phone),
  }
}
