import { getOfferConversation, listOffers } from '@closyyy/contract/offers-calls'
import type { Offer } from '@closyyy/contract/offers-schemas'
import { createFakeServer, type FakeServer, success } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { onToast, type Toast } from '@closyyy/ui/toast'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { routes } from '../src/routes.tsx'
import { pageAt } from './page-at.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../src/components/hub-layout.tsx'
import '../src/pages/offers-page.tsx'

/** The buyer of `anOffer`. */
export const hina = { ...ayesha, userId: 9, username: 'hina' }

export const OFFERS = '/seller/sellinghub/offers'
/** The conversation of `anOffer`. */
export const CONVERSATION = `${OFFERS}?product_id=3&buyer_id=9&seller_id=7`

/** Builds the only page of a list of conversations. */
export const offersOf = (original: Offer[]) => ({
  original,
  current_page: 1,
  last_page: 1,
  per_page: 48,
  total: original.length,
})

/** Creates a server with one conversation, of the current rows. */
export function createOffersServer(rows: () => Offer[]): FakeServer {
  const server = createFakeServer()
  server.respondTo(listOffers, () => success(listOffers, offersOf(rows().slice(-1))))
  server.respondTo(getOfferConversation, () => success(getOfferConversation, { original: rows() }))
  return server
}

/** Opens a page of offers and collects its toasts. */
export async function openOffers(path: string, server: FakeServer, signedIn = ayesha, locale?: 'ur') {
  const toasts: Toast[] = []
  onToast(toast => void toasts.push(toast))
  const { element } = await pageAt(routes, path, { server, signedIn, locale })
  await act(async () => void render(element))
  return { toasts }
}

export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
