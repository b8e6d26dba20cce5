import { getOfferConversation } from '@closyyy/contract/offers-calls'
import type { Offer } from '@closyyy/contract/offers-schemas'
import { success } from '@closyyy/testing/fake-server'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anOffer } from '../../test/offer.ts'
import { CONVERSATION, createOffersServer, hina, openOffers } from '../../test/open-offers.tsx'

const findThread = () => screen.findByRole('list', { name: 'Conversation about Lawn kurta' })

async function open(rows: Offer[], signedIn?: typeof hina) {
  const server = createOffersServer(() => rows)
  await openOffers(CONVERSATION, server, signedIn)
  return server
}

test.each([
  ['seller', undefined, anOffer({ price: 1_500 }), 'Rs.1,500 · Reply by'],
  ['buyer', hina, anOffer({ price: 1_800, actor_id: 7, action: 'counter', actions: ['buy'] }), 'Rs.1,800 · Reply by'],
  ['buyer', hina, anOffer({ price: 1_600, status: 'accepted', actions: ['buy'] }), 'Rs.1,600 · Accepted.'],
  ['seller', undefined, anOffer({ status: 'rejected', expires_at: null, actions: [] }), 'This offer was rejected.'],
] as const)('names the price that the buttons act on: %s', async (_, signedIn, latest, text) => {
  await open([anOffer({ id: 40, price: 1_200, status: 'rejected', actions: [] }), latest], signedIn)
  await findThread()
  const bar = screen.getAllByText(/Reply by|Accepted\.|was rejected/, { selector: 'footer *' })[0]?.parentElement
  expect(bar?.textContent?.startsWith(text)).toBe(true)
})

// OFFER-17
test.each([
  ['buyer', hina, 'Accepted. The price has dropped below your offer: you pay Rs.1,500.'],
  ['seller', undefined, 'Accepted. The price has dropped below this offer: hina pays Rs.1,500.'],
] as const)('names the lower list price that is paid instead of an accepted offer: %s', async (_, signedIn, text) => {
  await open([anOffer({ status: 'accepted', product_price: 1_500, expires_at: null, actions: ['buy'] })], signedIn)
  await findThread()
  const status = screen.getByText(text, { selector: 'footer *' })
  expect(status.parentElement?.textContent).toBe(text)
})

test.each([
  ['the buyer’s offer', 9, hina, 'Your offer to ayesha'],
  ['the buyer’s offer', 9, undefined, 'from hina'],
  ['the seller’s counter-offer', 7, hina, 'Counter-offer from ayesha'],
  ['the seller’s counter-offer', 7, undefined, 'Your counter-offer to hina'],
] as const)('names the side that made %s (%i)', async (_, actor_id, signedIn, text) => {
  await open([anOffer({ actor_id, actions: [] })], signedIn)
  await findThread()
  expect(screen.getByText(text)).toBeDefined()
  expect(screen.getByText(new RegExp(`^${text} ·`))).toBeDefined()
})

// OFFER-11
test.each([
  ['its own side', 9, /Price changed/],
  ['the other side', 7, /Countered/],
] as const)('shows whether an offer was replaced by %s', async (_, actor_id, badge) => {
  const replaced = anOffer({ id: 40, price: 1_200, status: 'rejected', action: 'countered', actions: [] })
  await open([replaced, anOffer({ actor_id, actions: [] })])
  const [first] = within(await findThread()).getAllByRole('listitem')
  expect(first?.textContent).toMatch(badge)
})

// UI-16
test.each([
  ['shows the newest offer at the end of the list', 9, 680, 1000],
  ['stays at earlier offers when one of the other side arrives', 9, 100, 100],
  ['goes to the own offer that was sent', 7, 100, 1000],
])('%s', async (_, actor_id, before, after) => {
  const server = await open([anOffer()])
  const list = await findThread()
  for (const [name, value] of Object.entries({ scrollHeight: 1000, clientHeight: 300 }))
    Object.defineProperty(list, name, { value })
  fireEvent.scroll(list, { target: { scrollTop: before } })
  const replaced = anOffer({ status: 'rejected', action: 'countered', actions: [] })
  const original = [replaced, anOffer({ id: 42, actor_id, price: 1_900 })]
  server.respondTo(getOfferConversation, () => success(getOfferConversation, { original }))
  fireEvent(window, new Event('visibilitychange'))
  await within(list).findByText('Rs.1,900')
  expect(list.scrollTop).toBe(after)
})
