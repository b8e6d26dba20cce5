import { getOfferConversation, listOffers } from '@closyyy/contract/offers-calls'
import type { Offer } from '@closyyy/contract/offers-schemas'
import { createFakeServer, success } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { act, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anOffer } from '../../test/offer.ts'
import { pageAt } from '../../test/page-at.tsx'
import { routes } from '../routes.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './offers-page.tsx'

const hina = { ...ayesha, userId: 9, username: 'hina' }

/** Opens the conversation of a special price that ayesha (7) sent to hina (9). */
async function open(given: Partial<Offer>, signedIn = ayesha) {
  const row = anOffer({ actor_id: 7, action: 'counter', is_special_price: true, ...given })
  const server = createFakeServer()
  const page = { current_page: 1, last_page: 1, per_page: 48, total: 1 }
  server.respondTo(listOffers, () => success(listOffers, { original: [row], ...page }))
  server.respondTo(getOfferConversation, () => success(getOfferConversation, { original: [row] }))
  const path = '/seller/sellinghub/offers?product_id=3&buyer_id=9&seller_id=7'
  const { element } = await pageAt(routes, path, { server, signedIn })
  await act(async () => void render(element))
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
