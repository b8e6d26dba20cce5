import { addOfferToCart } from '@closyyy/contract/carts-calls'
import { getOfferConversation } from '@closyyy/contract/offers-calls'
import type { Offer } from '@closyyy/contract/offers-schemas'
import { aProduct } from '@closyyy/testing/builders'
import { createFakeServer, failure } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anOffer } from '../../test/offer.ts'
import { openPage } from '../../test/open-page.tsx'
import { ProductPageOffers } from './product-page-offers.tsx'

const aCounter = (given: Partial<Offer>) =>
  anOffer({ actor_id: 11, action: 'counter', actions: ['accept', 'reject', 'buy'], ...given })

// OFFER-4, OFFER-9
test('shows the price to which the seller changed a counter-offer meanwhile', async () => {
  const server = createFakeServer()
  server.respondTo(getOfferConversation, { original: [aCounter({ id: 31, offered_price: 1200 })] })
  server.respondTo(addOfferToCart, () => failure('conflict', 'This offer is not available anymore.'))
  const header = (
    <ProductPageOffers
      product={aProduct({ price: 2000 })}
      buyerId={ayesha.userId}
      isOffered
      isOpen={false}
      setOpen={() => undefined}
      onPrice={() => undefined}
    />
  )
  await openPage('/seller/anywhere', { server, signedIn: ayesha, header })
  const buy = await screen.findByRole('button', { name: 'Buy Now' })
  server.respondTo(getOfferConversation, { original: [aCounter({ id: 32, offered_price: 1100 })] })
  fireEvent.click(buy)
  expect((await screen.findByRole('alert')).textContent).toBe('The seller’s price is now Rs.1,100.')
  expect(screen.getByText('The seller made you a counter-offer of Rs.1,100')).toBeTruthy()
  expect(screen.queryByText('This offer is not available anymore.')).toBeNull()
  expect(screen.getByRole('button', { name: 'Buy Now' })).toBe(buy)
})
