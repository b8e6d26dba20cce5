import { getDispute, listDisputes } from '@closyyy/contract/disputes-calls'
import { aPage } from '@closyyy/testing/builders'
import { createFakeServer } from '@closyyy/testing/fake-server'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aDispute } from '../../test/dispute.ts'
import { openHub } from '../../test/open-hub.tsx'

// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './resolution-page.tsx'

const release = { id: 3, decision: 'release' as const, refund: null }
const refund = { id: 3, decision: 'refund' as const, refund: null }
const split = { id: 3, decision: 'split' as const, refund: 900 }

// DISPUTE-4
test.each([
  ['buyer', release, 'delivered', /^The seller is paid in full, and you get nothing of the Rs\.2,250 back\./],
  ['seller', release, 'delivered', /^You are paid in full, and the buyer gets nothing of the Rs\.2,250 back\./],
  ['buyer', refund, 'delivered', /^You get the full Rs\.2,250 back\./],
  ['seller', refund, 'delivered', /^The buyer gets the full Rs\.2,250 back, and you get nothing\./],
  ['buyer', refund, 'pending', /^The order is cancelled\. If you have already paid the Rs\.2,250, you get it back\./],
  ['seller', refund, 'shipped', /^The order is cancelled\. If the buyer has already paid the Rs\.2,250, they get it/],
  ['buyer', split, 'delivered', /^You get Rs\.900 of Rs\.2,250 back, and the seller gets the rest\./],
  ['seller', split, 'delivered', /^The buyer gets Rs\.900 of Rs\.2,250 back, and you get the rest\./],
] as const)('names to the %s what they accept: %o', async (own, proposed, status, expected) => {
  const base = aDispute()
  const dispute = aDispute({
    order: { ...base.order, status, total_amount: 2_250 },
    ...(own === 'buyer' && { seller: base.buyer as { id: number; name: string }, buyer: base.seller }),
    settlement: {
      actions: ['accept'],
      decisions: ['release', 'refund', 'split'],
      deadline_at: null,
      waiting_for: null,
      proposal: { ...proposed, by: own === 'seller' ? 'buyer' : 'seller' },
      result: null,
    },
  })
  const server = createFakeServer()
  server.respondTo(listDisputes, aPage([dispute]))
  server.respondTo(getDispute, dispute)
  const { user } = await openHub(`/seller/resolution?dispute=${dispute.id}`, server)
  await user.click(await screen.findByRole('button', { name: 'Accept proposal' }))
  expect(await screen.findByText(expected)).toBeDefined()
})
