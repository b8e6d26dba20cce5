import { getOfferConversation, listOffers } from '@closyyy/contract/offers-calls'
import { createFakeServer } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { act, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anOffer } from '../../test/offer.ts'
import { pageAt } from '../../test/page-at.tsx'
import { routes } from '../routes.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './offers-page.tsx'

// OFFER-4
test.each([
  [[], []],
  [
    ['accept', 'reject', 'counter'],
    ['Accept', 'Reject', 'Counter Offer'],
  ],
  [
    ['accept', 'reject', 'buy'],
    ['Buy Now', 'Reject'],
  ],
  [['update'], ['Change price']],
  [['make', 'undo', 'extend'], []],
])('shows exactly the buttons of the actions %j: %j', async (actions, buttons) => {
  const offer = anOffer({ actions })
  const server = createFakeServer()
  server.respondTo(listOffers, { original: [offer], current_page: 1, last_page: 1, per_page: 48, total: 1 })
  server.respondTo(getOfferConversation, { original: [offer] })
  const path = '/seller/sellinghub/offers?product_id=3&buyer_id=9&seller_id=7'
  const { element } = await pageAt(routes, path, { server, signedIn: ayesha })
  await act(async () => void render(element))
  const status = await screen.findByText(/^Reply by/)
  const footer = within(status.closest('footer') as HTMLElement)
  expect(footer.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons)
})
