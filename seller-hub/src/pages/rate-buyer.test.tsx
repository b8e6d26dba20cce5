import { getOrder, listOrders } from '@closyyy/contract/orders-calls'
import type { Order } from '@closyyy/contract/orders-schemas'
import { rateBuyer } from '@closyyy/contract/ratings-calls'
import { aPage } from '@closyyy/testing/builders'
import { createFakeServer, type FakeServer, failure, noNetwork, success } from '@closyyy/testing/fake-server'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openHub } from '../../test/open-hub.tsx'
import { anOrder, aPurchase } from '../../test/order.ts'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './purchases-page.tsx'
import './sold-order-page.tsx'

const HIDDEN = 'We’ll show your rating once Hina has rated too, or in 7 days.'

let server: FakeServer
let order: Order

const hidden = {
  rating: 5,
  comment: 'Paid at once.',
  created_at: '2026-01-20T09:30:00Z',
  hidden_until: '2026-01-27T09:30:00Z',
}
const rateable = (set: Partial<Order> = {}) =>
  anOrder({ status: 'completed', actions: [], can_rate_buyer: true, ...set })

beforeEach(() => {
  order = rateable()
  server = createFakeServer()
  server.respondTo(getOrder, () => success(getOrder, order))
})

async function openForm() {
  const page = await openHub('/seller/sellinghub/sold-items/51', server)
  await page.user.click(await screen.findByRole('button', { name: 'Rate the buyer' }))
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Rate Hina' })) }
}

async function fillAndSend({ user, dialog }: Awaited<ReturnType<typeof openForm>>) {
  await user.click(dialog.getByRole('radio', { name: '5 stars' }))
  await user.type(dialog.getByLabelText('Comment'), 'Paid at once.')
  await user.click(dialog.getByRole('button', { name: 'Submit rating' }))
}

// RATING-4, RATING-5
test('rates the buyer and shows until when the rating is hidden', async () => {
  server.respondTo(rateBuyer, () => {
    order = rateable({ can_rate_buyer: false, ratings: { by_buyer: null, by_seller: hidden } })
    return success(rateBuyer, hidden)
  })
  const page = await openForm()
  await fillAndSend(page)
  await waitFor(() => expect(page.toasts).toMatchObject([{ message: HIDDEN, kind: 'success' }]))
  expect(server.requests.find(({ name }) => name === 'rateBuyer')?.body).toEqual({
    rating: 5,
    comment: 'Paid at once.',
  })
  expect(await screen.findByText(/^Only you see this until Hina has rated too, or until 27 January/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Rate the buyer' })).toBeNull()
})

test('thanks for a rating that is shown at once', async () => {
  server.respondTo(rateBuyer, () => success(rateBuyer, { ...hidden, hidden_until: null }))
  const page = await openForm()
  await fillAndSend(page)
  await waitFor(() => expect(page.toasts).toMatchObject([{ message: 'Thank you for your rating!' }]))
})

test('requires stars and a comment', async () => {
  const { user, dialog } = await openForm()
  await user.click(dialog.getByRole('button', { name: 'Submit rating' }))
  expect(await dialog.findAllByText('All fields are required!')).toHaveLength(2)
  expect(server.requests.some(({ name }) => name === 'rateBuyer')).toBe(false)
})

test.each([
  [
    'the server’s',
    () => failure('conflict', 'You have already rated this order.'),
    'You have already rated this order.',
  ],
  ['a general', noNetwork, 'We couldn’t send your rating. Please try again.'],
])('shows %s error and keeps what was typed', async (_, response, message) => {
  server.respondTo(rateBuyer, response as () => Response)
  const page = await openForm()
  await fillAndSend(page)
  expect((await page.dialog.findByRole('alert')).textContent).toBe(message)
  expect(page.dialog.getByLabelText<HTMLTextAreaElement>('Comment').value).toBe('Paid at once.')
})

// UI-6
test('keeps a typed rating when its dialog closes, and shows a failure in a toast', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  server.respondTo(rateBuyer, async () => {
    await promise
    return noNetwork()
  })
  const page = await openForm()
  await fillAndSend(page)
  await page.user.click(page.dialog.getByRole('button', { name: 'Close' }))
  resolve()
  await waitFor(() =>
    expect(page.toasts).toMatchObject([{ message: 'We couldn’t send your rating. Please try again.' }]),
  )
  await page.user.click(screen.getByRole('button', { name: 'Rate the buyer' }))
  expect(page.dialog.getByLabelText<HTMLTextAreaElement>('Comment').value).toBe('Paid at once.')
  expect(page.dialog.getByRole<HTMLInputElement>('radio', { name: '5 stars' }).checked).toBe(true)
})

// UI-12
test('shows that the buyer was rated elsewhere, beside what was typed', async () => {
  server.respondTo(rateBuyer, () => {
    order = rateable({ can_rate_buyer: false, ratings: { by_buyer: null, by_seller: hidden } })
    return failure('conflict', 'You have already rated this order.')
  })
  const page = await openForm()
  await fillAndSend(page)
  expect((await page.dialog.findByRole('alert')).textContent).toBe('You have already rated this order.')
  expect(page.dialog.getByLabelText<HTMLTextAreaElement>('Comment').value).toBe('Paid at once.')
})

// RATING-7
test.each([
  [{ average_rating: 4.5, ratings_count: 2 }, /Rated 4\.5 of 5/],
  [{ average_rating: 0, ratings_count: 0 }, /New buyer/],
])('shows the buyer’s average %o', async (rating, text) => {
  order = rateable({ buyer: { id: 9, first_name: 'Hina', last_name: 'Raza', phone: null, rating } })
  await openHub('/seller/sellinghub/sold-items/51', server)
  expect((await screen.findByRole('article')).textContent).toMatch(text)
})

test('shows a buyer what the seller wrote', async () => {
  const by_seller = { ...hidden, hidden_until: null }
  const purchase = aPurchase({ status: 'completed', actions: [], ratings: { by_buyer: null, by_seller } })
  server.respondTo(listOrders, aPage([purchase]))
  await openHub('/seller/purchases', server)
  expect(await screen.findByRole('heading', { name: 'zara_wardrobe rated you' })).toBeDefined()
  expect(screen.getByText('Paid at once.')).toBeDefined()
})
