import { getOfferConversation, listOffers } from '@closyyy/contract/offers-calls'
import { createReport } from '@closyyy/contract/reports-calls'
import { createFakeServer, success } from '@closyyy/testing/fake-server'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anOffer } from '../../test/offer.ts'
import { openHub } from '../../test/open-hub.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './offers-page.tsx'

// REPORT-1
test('reports the message of the other side, not one’s own', async () => {
  const server = createFakeServer()
  const own = { actor_id: 7, action: 'counter', message: 'My words' } as const
  const original = [anOffer({ id: 40, message: 'Pay me elsewhere.', actions: [] }), anOffer({ id: 41, ...own })]
  const page = { original, current_page: 1, last_page: 1, per_page: 48, total: 1 }
  server.respondTo(listOffers, () => success(listOffers, page))
  server.respondTo(getOfferConversation, () => success(getOfferConversation, { original }))
  const sent: unknown[] = []
  server.respondTo(createReport, ({ body }) => {
    sent.push(body)
    return success(createReport, null)
  })
  const { user } = await openHub('/seller/sellinghub/offers?product_id=3&buyer_id=9&seller_id=7', server)
  expect(await screen.findByText('My words')).toBeDefined()
  await user.click(screen.getByRole('button', { name: /^Report this message from/ }))
  const dialog = within(screen.getByRole('dialog', { name: 'Report this message' }))
  expect(dialog.queryByRole('radio', { name: 'Counterfeit or replica' })).toBeNull()
  await user.click(dialog.getByRole('radio', { name: /pay outside/ }))
  await user.click(dialog.getByRole('button', { name: 'Send report' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([{ object_type: 'offer-message', object_id: 40, reason: 'scam', details: '' }])
})
