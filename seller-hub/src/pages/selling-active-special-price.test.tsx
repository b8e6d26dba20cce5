import { sendSpecialPrice } from '@closyyy/contract/offers-calls'
import { listOwnProducts } from '@closyyy/contract/products-calls'
import type { Product } from '@closyyy/contract/products-schemas'
import { createFakeServer, type FakeServer, failure, success } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { onToast } from '@closyyy/ui/toast'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { pageAt } from '../../test/page-at.tsx'
import { ownPageOf, productOf } from '../../test/product.ts'
import { routes } from '../routes.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import '../features/products/edit/edit-form.tsx'
import './selling-active-page.tsx'

let server: FakeServer
let product: Product
const toasts: string[] = []
onToast(({ message }) => void toasts.push(message))

beforeEach(() => {
  // Dates of another year are shown with it.
  vi.setSystemTime('2026-11-25T12:00:00Z')
  toasts.length = 0
  server = createFakeServer()
  product = productOf({ id: 1, price: 2_000, special_price: { recipients: 7, next_at: null } })
  server.respondTo(listOwnProducts, input => success(listOwnProducts, ownPageOf([product], input)))
})

async function openPage(locale?: 'ur') {
  const { element } = await pageAt(routes, '/seller/sellinghub/selling-active', { server, signedIn: ayesha, locale })
  await act(async () => void render(element))
  await screen.findByRole('table')
}

async function openDialog() {
  await openPage()
  await userEvent.click(screen.getByRole('button', { name: 'Special price for 7 people: Kurta 1' }))
  return within(await screen.findByRole('dialog', { name: 'Send a special price' }))
}

const priceIn = (dialog: ReturnType<typeof within>) => dialog.getByRole('textbox', { name: 'Special price' })

// OFFER-13, OFFER-14
test('suggests a price, shows what the seller receives and what buyers see, and sends it', async () => {
  server.respondTo(sendSpecialPrice, () => {
    product = { ...product, special_price: { recipients: 7, next_at: '2026-11-29T10:00:00Z' } }
    return success(sendSpecialPrice, { recipients: 7 })
  })
  const dialog = await openDialog()
  expect(priceIn(dialog)).toHaveProperty('value', '1800')
  expect(dialog.getByText(/^Your price is Rs\.2,000\. Choose from Rs\.1,000 to Rs\.1,900\.$/)).toBeDefined()
  expect(dialog.getByText('Special price from the seller: Rs.1,800')).toBeDefined()
  await userEvent.clear(priceIn(dialog))
  expect(dialog.queryByText('What they see')).toBeNull()
  await userEvent.type(priceIn(dialog), '۱,۵۰۰')
  expect(dialog.getByText('Special price from the seller: Rs.1,500')).toBeDefined()
  expect(dialog.getByText('You receive').nextElementSibling?.textContent).toBe('Rs.1,350')
  await userEvent.click(dialog.getByRole('button', { name: 'Send to 7 people' }))
  await waitFor(() => expect(toasts).toEqual(['Sent to 7 people']))
  const sent = server.requests.filter(({ name }) => name === 'sendSpecialPrice')
  expect(sent).toMatchObject([{ body: { price: 1_500 } }])
  expect(await screen.findByText('Special price sent. You can send another from 29 Nov.')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Special price for / })).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

// OFFER-14, PRODUCT-6
test.each(['', '999', '1901', '1500.5', '-5', '1.5k', '0x5dc'])(
  'keeps the price “%s” and says what is allowed',
  async typed => {
    const dialog = await openDialog()
    await userEvent.clear(priceIn(dialog))
    if (typed) await userEvent.type(priceIn(dialog), typed)
    await userEvent.click(dialog.getByRole('button', { name: 'Send to 7 people' }))
    await waitFor(() => expect(priceIn(dialog).getAttribute('aria-invalid')).toBe('true'))
    expect(priceIn(dialog)).toHaveProperty('value', typed)
    expect(server.requests.some(({ name }) => name === 'sendSpecialPrice')).toBe(false)
  },
)

test('shows why it was not sent and keeps the price', async () => {
  server.respondTo(sendSpecialPrice, () => failure('conflict', 'You can send one every 7 days.'))
  const dialog = await openDialog()
  await userEvent.click(dialog.getByRole('button', { name: 'Send to 7 people' }))
  expect(await dialog.findByText('You can send one every 7 days.')).toBeDefined()
  expect(priceIn(dialog)).toHaveProperty('value', '1800')
})

const sent = { recipients: 7, next_at: '2026-11-29T10:00:00Z' }
const sentBefore = 'Special price sent. You can send another from 29 Nov.'
const unavailable = 'You can’t send a special price for this item right now.'

// UI-12, UI-16
test.each<[string, Partial<Product>, string]>([
  ['another tab sends one', { special_price: sent }, sentBefore],
  ['nobody likes it any more', { special_price: { recipients: 0, next_at: null } }, unavailable],
  ['offers are turned off', { allow_offers: false }, unavailable],
  ['the vacation starts', { user: { ...productOf({ id: 1 }).user, on_vacation: true } }, unavailable],
  ['it goes off sale', { special_price: undefined }, unavailable],
])('keeps a typed price and says why it cannot be sent if %s', async (_, set, reason) => {
  const dialog = await openDialog()
  await userEvent.clear(priceIn(dialog))
  await userEvent.type(priceIn(dialog), '1500')
  product = { ...product, ...set }
  server.respondTo(sendSpecialPrice, () => failure('conflict', 'The server’s reason.'))
  await userEvent.click(dialog.getByRole('button', { name: 'Send to 7 people' }))
  expect(await dialog.findByText(reason)).toBeDefined()
  expect(dialog.getByLabelText('Your text, which wasn’t sent')).toHaveProperty('value', '1500')
  expect(dialog.queryByRole('button', { name: /^Send to/ })).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(toasts).toEqual([])
})

test.each<[string, Partial<Product>]>([
  ['that nobody likes', { special_price: { recipients: 0, next_at: null } }],
  ['without offers', { allow_offers: false }],
  ['off sale', { special_price: undefined }],
])('is absent for a product %s', async (_, set) => {
  product = { ...product, ...set }
  await openPage()
  expect(screen.queryByRole('button', { name: /^Special price for / })).toBeNull()
})
