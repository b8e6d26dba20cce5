import { createOffer, getOfferConversation, rejectOffer, updateOffer } from '@closyyy/contract/offers-calls'
import type { Offer } from '@closyyy/contract/offers-schemas'
import type { Product } from '@closyyy/contract/products-schemas'
import { aProduct } from '@closyyy/testing/builders'
import { createFakeServer, failure, noNetwork, success } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { onToast } from '@closyyy/ui/toast'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { authRemote } from '../../../test/auth-remote.tsx'
import { anOffer } from '../../../test/offer.ts'
import { openPage } from '../../../test/open-page.tsx'
import { type BuyerOffersProps, MakeOffer } from './make-offer.tsx'
import { OwnOffers, type OwnOffersProps } from './own-offers.tsx'

const counter: Partial<Offer> = { action: 'counter', actor_id: 11, actions: ['accept', 'reject', 'buy'] }
const special: Partial<Offer> = { ...counter, is_special_price: true }

const toasts: string[] = []
let stop = () => {}
beforeEach(() => {
  toasts.length = 0
  stop = onToast(({ message }) => toasts.push(message))
})
afterEach(() => stop())

const kurti = (given: Partial<Product> = {}) => aProduct({ price: 1000, ...given })
const buyText = (offer: Offer) => <p>{`Buy for ${offer.offered_price}`}</p>
const offersWith = (buy: OwnOffersProps['buy']) => async () => (props: BuyerOffersProps) => (
  <OwnOffers {...props} buy={buy} />
)

async function openOffer({ rows = [] as Offer[], product = kurti(), signedIn = true, buy = buyText } = {}) {
  const server = createFakeServer()
  server.respondTo(getOfferConversation, { original: rows })
  const page = await openPage('/seller/anywhere', {
    server,
    signedIn: signedIn ? ayesha : undefined,
    remote: authRemote,
    header: <MakeOffer product={product} loadOffers={offersWith(buy)} onPrice={() => undefined} />,
  })
  return { server, ...page }
}

async function openDialog(given: Parameters<typeof openOffer>[0] = {}, button = 'Make an offer') {
  const page = await openOffer(given)
  await waitFor(() =>
    expect(screen.getByRole('button', { name: button }).getAttribute('aria-disabled')).not.toBe('true'),
  )
  await page.user.click(screen.getByRole('button', { name: button }))
  await screen.findByRole('button', { name: 'Offer' })
  return page
}
const price = () => screen.getByLabelText('Offer in rupees') as HTMLInputElement
const send = () => screen.getByRole('button', { name: 'Offer' })

test('prompts a guest to sign in', async () => {
  const { user } = await openOffer({ signedIn: false })
  await user.click(await screen.findByRole('button', { name: 'Make an offer' }))
  expect(await screen.findByText('Sign in to offer 682')).toBeTruthy()
})

test.each([
  ['sold', { sold: true }],
  ['without offers', { allow_offers: false }],
  ["the buyer's own", { user: { ...kurti().user, id: ayesha.userId } }],
  ['of a seller on vacation', { user: { ...kurti().user, on_vacation: true } }],
])('shows no offer button for a product that is %s', async (_, given) => {
  await openOffer({ product: kurti(given) })
  expect(screen.queryByRole('button')).toBeNull()
})

test('fills the price from a preset and lets only Custom be edited', async () => {
  const { user } = await openDialog()
  expect([price().value, price().disabled]).toEqual(['900', true])
  await user.click(screen.getByRole('radio', { name: /20% off/ }))
  expect([price().value, price().disabled]).toEqual(['800', true])
  await user.click(screen.getByRole('radio', { name: /Custom/ }))
  expect([price().value, price().disabled]).toEqual(['800', false])
})

// PRODUCT-6
test.each([
  ['', 'Please enter your offer price.'],
  ['0.9k', 'Please enter the amount in digits, such as 4,900, with at most two decimals.'],
  ['0x258', 'Please enter the amount in digits, such as 4,900, with at most two decimals.'],
  ['1000', 'Offer must be less than the product price.'],
  ['499.99', 'Offer must be at least 50% of the product price (≥ Rs500).'],
])('shows an error at the field for an offer of “%s”', async (typed, message) => {
  const { user, server } = await openDialog()
  await user.click(screen.getByRole('radio', { name: /Custom/ }))
  await user.clear(price())
  if (typed) await user.type(price(), typed)
  await user.click(send())
  expect(await screen.findByText(message)).toBeTruthy()
  expect(price().value).toBe(typed)
  expect(price().getAttribute('aria-invalid')).toBe('true')
  expect(price().getAttribute('aria-describedby')).toContain(screen.getByText(message).id)
  await waitFor(() => expect(document.activeElement).toBe(price()))
  expect(server.requests.some(({ name }) => name === 'createOffer')).toBe(false)
})

// UI-6
test('keeps a custom price and a message while the dialog is closed', async () => {
  const { user } = await openDialog()
  await user.click(screen.getByRole('radio', { name: /Custom/ }))
  await user.clear(price())
  await user.type(price(), '750')
  await user.type(screen.getByLabelText(/Message/), 'Salam')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Make an offer' }))
  expect([price().value, price().disabled]).toEqual(['750', false])
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Message/).value).toBe('Salam')
})

test('separates thousands in the minimum of the error', async () => {
  const { user } = await openDialog({ product: kurti({ price: 5000 }) })
  await user.click(screen.getByRole('radio', { name: /Custom/ }))
  await user.clear(price())
  await user.type(price(), '1')
  await user.click(send())
  expect(await screen.findByText(/\(≥ Rs2,500\)/)).toBeTruthy()
})

test('closes the dialog and shows the state of a sent offer', async () => {
  const { user, server } = await openDialog()
  server.respondTo(createOffer, () => {
    server.respondTo(getOfferConversation, { original: [anOffer()] })
    return Response.json({ status: 'success', data: anOffer() }, { status: 201 })
  })
  await user.type(screen.getByLabelText(/Message/), 'Salam')
  await user.click(send())
  expect(await screen.findByText('You offered Rs.900')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Offer' })).toBeNull()
  expect(toasts).toEqual(['Offer submitted ✔'])
  const sent = server.requests.find(({ name }) => name === 'createOffer')
  expect(sent?.body).toEqual({ product_id: 682, offer_price: 900, message: 'Salam' })
})

test.each([
  ['in its words', () => failure('conflict', 'You have an open offer.'), 'You have an open offer.'],
  ['without words', noNetwork, 'Something went wrong.'],
])('shows the error of a rejected offer (%s) and lets it be sent again', async (_, response, message) => {
  const { user, server } = await openDialog()
  server.respondTo(createOffer, response)
  await user.click(send())
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(price().value).toBe('900')
  expect(send().getAttribute('aria-disabled')).not.toBe('true')
})

test.each<[string, Partial<Offer>, string]>([
  ['accepted', { status: 'accepted', actions: ['buy'] }, 'Your offer of Rs.900 was accepted'],
  ['countered', counter, 'The seller made you a counter-offer of Rs.900'],
  ['a special price', special, 'Special price from the seller: Rs.900'],
  ['an accepted special price', { ...special, status: 'accepted' }, 'You accepted the special price of Rs.900'],
])('allows buying from an offer that is %s', async (_, given, words) => {
  await openOffer({ rows: [anOffer({ id: 30, actions: [] }), anOffer(given)] })
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByText('Buy for 900')).toBeTruthy()
})

// OFFER-17
test('never recommends an accepted offer above the list price', async () => {
  await openOffer({ rows: [anOffer({ status: 'accepted', actions: ['buy'], offered_price: 9_000 })] })
  expect(await screen.findByText(/^The price has dropped below your offer: you pay Rs\./)).toBeTruthy()
  expect(screen.queryByText(/before someone else does/)).toBeNull()
})

test.each<[string, Partial<Offer>, string]>([
  ['rejected', { status: 'rejected' }, 'You rejected the special price of Rs.900'],
  ['expired', { status: 'rejected', action: 'expired' }, 'The special price of Rs.900 has expired'],
])('shows how a special price ended: %s', async (_, given, words) => {
  await openOffer({ rows: [anOffer({ ...special, ...given, expires_at: null, actions: ['make', 'update'] })] })
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Offer Again' })).toBeTruthy()
})

test('rejects a counter-offer', async () => {
  const { user, server } = await openOffer({ rows: [anOffer(counter)] })
  server.respondTo(rejectOffer, noNetwork)
  await user.click(await screen.findByRole('button', { name: 'Reject' }))
  await waitFor(() => expect(toasts).toEqual(['Failed to reject the offer']))
  server.respondTo(rejectOffer, () => {
    const rejected = anOffer({ ...counter, status: 'rejected', actions: ['make', 'update'] })
    server.respondTo(getOfferConversation, { original: [rejected] })
    return success(rejectOffer, rejected)
  })
  await user.click(await screen.findByRole('button', { name: 'Reject' }))
  await waitFor(() => expect(toasts).toContain('Offer rejected ✖'))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull())
})

// OFFER-17
test.each([
  ['offer', anOffer()],
  ['special price', anOffer(special)],
])('names the list price that closed the buyer’s %s', async (_, row) => {
  const closed = { status: 'rejected', action: 'closed', closed_by_price: 850 } as const
  await openOffer({ rows: [{ ...row, ...closed, actions: ['make'] }] })
  expect(await screen.findByRole('region', { name: 'The price is now Rs.850 for everyone' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Make an offer' })).toBeTruthy()
})

test.each<[string, Partial<Offer>, string]>([
  ['rejected', { status: 'rejected', actions: ['make', 'update'] }, 'Your offer of Rs.900 was not accepted'],
  [
    'expired',
    { status: 'rejected', action: 'expired', actions: ['make', 'update'] },
    'Your offer of Rs.900 has expired',
  ],
])('allows a new offer after one that is %s', async (_, given, words) => {
  const { user, server } = await openDialog({ rows: [anOffer(given)] }, 'Offer Again')
  expect(screen.getByText(words)).toBeTruthy()
  server.respondTo(updateOffer, anOffer())
  await user.click(send())
  await waitFor(() => expect(server.requests.some(({ name }) => name === 'updateOffer')).toBe(true))
  expect(server.requests.find(({ name }) => name === 'updateOffer')?.body).toMatchObject({
    offer_id: 31,
    offer_price: 900,
  })
})

test.each<[string[], string[]]>([
  [[], []],
  [['make'], ['Make an offer']],
  [['update'], ['Change your offer']],
  [['make', 'update'], ['Change your offer']],
  [['reject'], ['Reject']],
  [
    ['reject', 'buy'],
    ['Buy', 'Reject'],
  ],
  [['undo', 'counter', 'extend'], []],
])('shows the buttons of the actions %j, whatever the status is: %j', async (actions, buttons) => {
  await openOffer({ rows: [anOffer({ actions })], buy: () => <button type="button">Buy</button> })
  await screen.findByRole('link', { name: 'See the conversation' })
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons)
})

test('makes a new offer after one that was bought', async () => {
  const { user, server } = await openDialog({ rows: [anOffer({ status: 'accepted', actions: ['make'] })] })
  expect(screen.getByText('Your offer of Rs.900 was accepted')).toBeTruthy()
  expect(screen.queryByText(/^Buy /)).toBeNull()
  server.respondTo(createOffer, anOffer())
  await user.click(send())
  await waitFor(() => expect(server.requests.some(({ name }) => name === 'createOffer')).toBe(true))
  expect(server.requests.some(({ name }) => name === 'updateOffer')).toBe(false)
})

test('shows an error with retry if the offers fail to load', async () => {
  const server = createFakeServer()
  server.respondTo(getOfferConversation, () => failure('unavailable'))
  const header = <MakeOffer product={kurti()} loadOffers={offersWith(buyText)} onPrice={() => undefined} />
  const { user } = await openPage('/seller/anywhere', { server, signedIn: ayesha, header })
  expect((await screen.findByRole('alert')).textContent).toContain('couldn’t load')
  server.respondTo(getOfferConversation, { original: [] })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Make an offer' })).toBeTruthy()
})

test('keeps the dialog with what was typed when neither the offer nor the reading after it reaches the server', async () => {
  const { server, user } = await openDialog()
  await user.click(screen.getByRole('radio', { name: /Custom/ }))
  await user.clear(price())
  await user.type(price(), '850')
  server.respondTo(createOffer, noNetwork)
  server.respondTo(getOfferConversation, noNetwork)
  const reads = () => server.requests.filter(({ name }) => name === 'getOfferConversation').length
  const before = reads()
  await user.click(send())
  await waitFor(() => expect(reads()).toBeGreaterThan(before))
  expect(await screen.findByText('Something went wrong.')).toBeTruthy()
  expect(price().value).toBe('850')
})
