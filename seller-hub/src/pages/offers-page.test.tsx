import {
  acceptOffer,
  counterOffer,
  getOfferConversation,
  listOffers,
  rejectOffer,
  undoOfferAnswer,
  updateOffer,
} from '@closyyy/contract/offers-calls'
import type { Offer } from '@closyyy/contract/offers-schemas'
import { type FakeServer, failure, noNetwork, success } from '@closyyy/testing/fake-server'
import type { Toast } from '@closyyy/ui/toast'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anOffer } from '../../test/offer.ts'
import { CONVERSATION, createOffersServer, hina, OFFERS, offersOf, openOffers, press } from '../../test/open-offers.tsx'

let server: FakeServer
let rows: Offer[]
let toasts: Toast[]

beforeEach(() => {
  rows = [anOffer()]
  server = createOffersServer(() => rows)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const ayeshasCounter = (overrides: Partial<Offer>) =>
  anOffer({ actor_id: 7, action: 'counter', actions: ['update'], ...overrides })

async function open(path: string, signedIn?: typeof hina, locale?: 'ur') {
  ;({ toasts } = await openOffers(path, server, signedIn, locale))
}

const callsTo = (name: string) => server.requests.filter(call => call.name === name)

test('lists the conversations with a placeholder until one is selected', async () => {
  await open(OFFERS)
  const item = within(await screen.findByRole('list', { name: 'Conversations about prices' }))
  expect(item.getByText('Lawn kurta')).toBeDefined()
  expect(item.getByText('Rs.1,700')).toBeDefined()
  expect(item.getByText('Your turn')).toBeDefined()
  expect(screen.getByText('Select an offer to view details')).toBeDefined()
  await userEvent.click(item.getByRole('link'))
  expect(await screen.findByRole('heading', { name: 'Lawn kurta' })).toBeDefined()
  expect(window.location.search).toBe('?product_id=3&buyer_id=9&seller_id=7')
})

test('shows an empty state, but never for a failed load', async () => {
  server.respondTo(listOffers, noNetwork)
  await open(OFFERS)
  expect(await screen.findByText('We couldn’t load your offers.')).toBeDefined()
  expect(screen.queryByText('No offers yet')).toBeNull()
  server.respondTo(listOffers, offersOf([]))
  await press('Try again')
  expect(await screen.findByText('No offers yet')).toBeDefined()
})

test('shows a conversation oldest first with prices and status', async () => {
  rows = [
    anOffer({ id: 40, price: 1_200, status: 'rejected', action: 'countered', message: 'Please?', actions: [] }),
    ayeshasCounter({ id: 41, price: 1_800, created_at: new Date().toISOString() }),
  ]
  await open(CONVERSATION)
  const thread = within(await screen.findByRole('list', { name: 'Conversation about Lawn kurta' }))
  const [first, second] = thread.getAllByRole('listitem').map(entry => entry.textContent)
  expect(first).toMatch(/hina offered.*Rs\.1,200.*Rs\.2,000.*Please\?.*Countered.*15 January 2026/)
  expect(second).toMatch(/You countered with.*Rs\.1,800.*Rs\.2,000.*Pending.*Just now/)
  expect(screen.getAllByText('Your counter-offer to hina').length).toBeGreaterThan(0)
  expect(screen.getByText(/^Waiting for a reply until 17 January/)).toBeDefined()
})

test.each([
  ['Accept', acceptOffer, 'accepted', 'Offer accepted ✔', /^Accepted\. hina can buy it/],
  ['Reject', rejectOffer, 'rejected', 'Offer rejected ✖', /^This offer was rejected/],
] as const)('%s responds to the offer and confirms', async (button, call, status, message, state) => {
  server.respondTo(call, () => {
    rows = [anOffer({ status, expires_at: null, actions: ['undo'] })]
    return success(call, rows[0])
  })
  await open(CONVERSATION)
  await press(button)
  expect(await screen.findByText(state)).toBeDefined()
  expect(toasts).toMatchObject([{ message: message, duration: 5_000, action: { label: 'Undo' } }])
  expect(screen.queryByRole('button', { name: button })).toBeNull()
})

test.each([
  ['Accept', acceptOffer, 'accepted'],
  ['Reject', rejectOffer, 'rejected'],
] as const)('%s can be undone', async (button, call, status) => {
  server.respondTo(call, () => {
    rows = [anOffer({ status, expires_at: null, actions: ['undo'] })]
    return success(call, rows[0])
  })
  server.respondTo(undoOfferAnswer, () => {
    rows = [anOffer()]
    return success(undoOfferAnswer, rows[0])
  })
  await open(CONVERSATION)
  await press(button)
  await waitFor(() => expect(toasts).toHaveLength(1))
  await waitFor(() => expect(screen.queryByRole('button', { name: button })).toBeNull())
  act(() => toasts[0]?.action?.onPress())
  expect(await screen.findByRole('button', { name: button })).toBeDefined()
  expect(toasts.at(-1)).toMatchObject({ message: 'Undone. The offer is open again.' })
  expect(callsTo('undoOfferAnswer')).toHaveLength(1)
})

// OFFER-1
test('shows why a response can no longer be undone', async () => {
  server.respondTo(acceptOffer, () => {
    rows = [anOffer({ status: 'accepted', expires_at: null, actions: ['undo'] })]
    return success(acceptOffer, rows[0])
  })
  server.respondTo(undoOfferAnswer, () => failure('conflict', 'It’s too late to undo this reply.'))
  await open(CONVERSATION)
  await press('Accept')
  expect(await screen.findByText(/^Accepted\. hina can buy it/)).toBeDefined()
  await waitFor(() => expect(toasts).toHaveLength(1))
  act(() => toasts[0]?.action?.onPress())
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ message: 'It’s too late to undo this reply.' }))
})

// OFFER-12
test.each([
  ['Accept', acceptOffer, noNetwork, 'Failed to accept the offer'],
  ['Reject', rejectOffer, noNetwork, 'Failed to reject the offer'],
  ['Accept', acceptOffer, () => failure('conflict', 'This offer has expired.'), 'This offer has expired.'],
] as const)('shows why %s failed for four seconds', async (button, call, response, message) => {
  server.respondTo(call, response)
  await open(CONVERSATION)
  await press(button)
  await waitFor(() => expect(toasts).toMatchObject([{ message: message, kind: 'danger', duration: 4_000 }]))
})

// OFFER-3, PRODUCT-6
test.each([
  ['', 'Please enter a valid price.'],
  ['0', 'Please enter a valid price.'],
  ['1.5k', 'Please enter the amount in digits, such as 4,900, with at most two decimals.'],
  ['2000', 'Counter-offer must be less than the product price.'],
])('rejects a counter-offer of “%s” at its field, without a request', async (typed, message) => {
  await open(CONVERSATION)
  await press('Counter Offer')
  const field = screen.getByLabelText('New Price')
  if (typed) await userEvent.type(field, typed)
  await press('Submit Counter')
  expect(await screen.findByText(message)).toBeDefined()
  expect(field.getAttribute('aria-describedby')).toBe(screen.getByText(message).id)
  expect(document.activeElement).toBe(field)
  expect(field).toHaveProperty('value', typed)
  expect(callsTo('counterOffer')).toEqual([])
})

// OFFER-4, OFFER-12, PRODUCT-6
test('sends a counter-offer, confirms and closes the dialog', async () => {
  server.respondTo(counterOffer, () => {
    rows = [anOffer({ status: 'rejected', action: 'countered', actions: [] }), ayeshasCounter({ id: 42, price: 1_900 })]
    return success(counterOffer, rows[1])
  })
  await open(CONVERSATION)
  await press('Counter Offer')
  await userEvent.type(screen.getByLabelText('New Price'), '۱،۹۰۰')
  await press('Submit Counter')
  expect(await screen.findByRole('button', { name: 'Change price' })).toBeDefined()
  expect(callsTo('counterOffer').map(call => call.body)).toEqual([{ price: 1_900 }])
  expect(toasts).toMatchObject([{ message: 'Counter offer sent ✔', duration: 2_500 }])
  expect(screen.queryByLabelText('New Price')).toBeNull()
})

test.each([
  ['no response', noNetwork, 'Failed to submit counter offer.'],
  ['the server’s message', () => failure('conflict', 'This offer has expired.'), 'This offer has expired.'],
])('keeps the input if a counter-offer fails: %s', async (_, response, message) => {
  const { promise: isTime, resolve: respond } = Promise.withResolvers<void>()
  server.respondTo(counterOffer, async () => {
    await isTime
    return response()
  })
  await open(CONVERSATION)
  await press('Counter Offer')
  await userEvent.type(screen.getByLabelText('New Price'), '1900')
  await press('Submit Counter')
  expect(await screen.findByText('Submitting...')).toBeDefined()
  respond()
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(screen.getByLabelText('New Price')).toHaveProperty('value', '1900')
})

test.each([
  ['', 'Please enter your offer price.'],
  ['0', 'Price must be greater than 0'],
  ['2000', 'Offer must be less than the product price.'],
  ['999.99', 'Offer must be at least 50% of the product price (≥ Rs1,000).'],
])('rejects an offer of “%s” at its field, without a request', async (typed, message) => {
  rows = [anOffer({ status: 'rejected', expires_at: null, actions: ['make', 'update'] })]
  await open(CONVERSATION, hina)
  await press('Offer Again')
  await userEvent.click(screen.getByLabelText('Custom'))
  await userEvent.clear(screen.getByLabelText('Offer in rupees'))
  if (typed) await userEvent.type(screen.getByLabelText('Offer in rupees'), typed)
  await press('Offer')
  expect(await screen.findByText(message)).toBeDefined()
  expect(callsTo('updateOffer')).toEqual([])
})

// OFFER-10
test('sends a preset price and a message with Offer Again', async () => {
  rows = [anOffer({ status: 'rejected', action: 'expired', expires_at: null, actions: ['make', 'update'] })]
  server.respondTo(updateOffer, () => {
    rows = [...rows, anOffer({ id: 42, price: 1_600, actions: ['update'] })]
    return success(updateOffer, rows[1])
  })
  await open(CONVERSATION, hina)
  expect(await screen.findByText('This offer expired without a reply.')).toBeDefined()
  await press('Offer Again')
  await userEvent.click(screen.getByLabelText(/20% off/))
  await userEvent.type(screen.getByLabelText(/Message/), 'For Eid')
  await press('Offer')
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'Offer submitted ✔' }]))
  expect(callsTo('updateOffer').map(call => call.body)).toEqual([
    { offer_price: 1_600, product_id: 3, message: 'For Eid', offer_id: 41 },
  ])
})

test.each([
  ['no response', noNetwork, 'Failed to update price'],
  [
    'the server’s message',
    () =>
      failure('invalid', 'Product ID not found for this offer', {
        product_id: ['Product ID not found for this offer'],
      }),
    'Product ID not found for this offer',
  ],
])('shows why a price could not be updated: %s', async (_, response, message) => {
  rows = [anOffer({ actions: ['update'] })]
  server.respondTo(updateOffer, response)
  await open(CONVERSATION, hina)
  await press('Change price')
  await press('Offer')
  expect((await screen.findByRole('alert')).textContent).toBe(message)
})

// UI-1
test('shows the other side’s actions without a reload', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  rows = [anOffer({ actions: ['update'] })]
  await open(CONVERSATION, hina)
  expect(await screen.findByText(/^Waiting for a reply/)).toBeDefined()
  rows = [anOffer({ status: 'accepted', expires_at: null, actions: ['buy'] })]
  await act(() => vi.advanceTimersByTimeAsync(6_000))
  expect(await screen.findByText('Accepted. You can buy it at this price now.')).toBeDefined()
})

test('hides conversations of other people', async () => {
  server.respondTo(getOfferConversation, () => failure('not-found'))
  await open(CONVERSATION)
  expect(await screen.findByText('Conversation not found')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('shows contract messages in Urdu', async () => {
  await open(CONVERSATION, undefined, 'ur')
  await press('جوابی پیشکش')
  await press('جوابی پیشکش بھیجیں')
  expect(await screen.findByText('براہِ کرم درست قیمت لکھیں۔')).toBeDefined()
})
