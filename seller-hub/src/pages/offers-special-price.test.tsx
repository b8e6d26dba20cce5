import type { Offer } from '@closyyy/contract/offers-schemas'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anOffer } from '../../test/offer.ts'
import { CONVERSATION, createOffersServer, hina, openOffers } from '../../test/open-offers.tsx'

/** Opens the conversation of a special price that ayesha (7) sent to hina (9). */
async function open(given: Partial<Offer>, signedIn?: typeof hina) {
  const row = anOffer({ actor_id: 7, action: 'counter', is_special_price: true, ...given })
  await openOffers(
    CONVERSATION,
    createOffersServer(() => [row]),
    signedIn,
  )
}

// OFFER-13
test('shows a special price to its buyer, with its expiry', async () => {
  await open({ actions: ['accept', 'reject', 'buy'] }, hina)
  expect((await screen.findAllByText('Special price from ayesha')).length).toBeGreaterThan(0)
  const thread = within(await screen.findByRole('list', { name: 'Conversation about Lawn kurta' }))
  expect(thread.getByRole('listitem').textContent).toMatch(/ayesha offered a special price:.*Rs\.1,700.*Rs\.2,000/)
  expect(screen.getByText(/^Special price until 17 January/)).toBeDefined()
  for (const name of ['Buy Now', 'Reject']) expect(screen.getByRole('button', { name })).toBeDefined()
})

test('shows an accepted special price to its seller', async () => {
  await open({ status: 'accepted', actions: [] })
  expect((await screen.findAllByText('Special price to hina')).length).toBeGreaterThan(0)
  expect(screen.getByText('Accepted. hina can buy it at this price now.')).toBeDefined()
})

// OFFER-17
test('names the list price that closed an offer, without a price struck through that is not higher', async () => {
  const prices = { price: 1700, offered_price: 1700, product_price: 1500, closed_by_price: 1500 }
  await open({ ...prices, status: 'rejected', action: 'closed', actions: [] }, hina)
  expect((await screen.findAllByText('The price is now Rs.1,500 for everyone.')).length).toBeGreaterThan(0)
  const thread = within(await screen.findByRole('list', { name: 'Conversation about Lawn kurta' }))
  expect(thread.getByText('Rs.1,700')).toBeDefined()
  expect(thread.queryByText('Rs.1,500')).toBeNull()
})
