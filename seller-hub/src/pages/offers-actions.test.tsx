import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anOffer } from '../../test/offer.ts'
import { CONVERSATION, createOffersServer, openOffers } from '../../test/open-offers.tsx'

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
  await openOffers(
    CONVERSATION,
    createOffersServer(() => [anOffer({ actions })]),
  )
  const status = await screen.findByText(/^Reply by/)
  const footer = within(status.closest('footer') as HTMLElement)
  expect(footer.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons)
})
