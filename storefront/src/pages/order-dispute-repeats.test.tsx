import { getDispute, proposeDecision, sendDisputeMessage } from '@closyyy/contract/disputes-calls'
import { getGuestOrder } from '@closyyy/contract/orders-calls'
import { listSuggestedProducts } from '@closyyy/contract/suggestions-calls'
import { anOrder, aPage } from '@closyyy/testing/builders'
import { createFakeServer, type FakeServer, noNetwork, success } from '@closyyy/testing/fake-server'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aDispute, settlementOf } from '../../test/dispute.ts'
import { openPage } from '../../test/open-page.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../features/order-confirmation/dispute/guest-dispute.tsx'

const problem = aDispute({ settlement: settlementOf({ actions: ['propose'] }) })

let server: FakeServer

beforeEach(() => {
  sessionStorage.clear()
  server = createFakeServer()
  server.respondTo(getGuestOrder, anOrder({ status: 'delivered', open_dispute: { id: 8, deadline_at: null } }))
  server.respondTo(listSuggestedProducts, aPage([]))
  server.respondTo(getDispute, problem)
})

const openAsGuest = () => openPage('/orderconfirmation/97?token=abc', { server, signedIn: undefined })
const keysOf = (name: string) =>
  server.requests.filter(call => call.name === name).map(({ idempotencyKey }) => idempotencyKey)

/** Opens the page again with what this tab has stored, as a reload does. */
async function reload() {
  const stored = sessionStorage.getItem('unsentValues') ?? ''
  cleanup()
  sessionStorage.setItem('unsentValues', stored)
  return openAsGuest()
}

// DISPUTE-7
test('sends a message whose response was lost with the same key after a reload, and another one with a new key', async () => {
  server.respondTo(sendDisputeMessage, noNetwork)
  const { user } = await openAsGuest()
  await user.type(await screen.findByLabelText('Your message'), 'Here it is.')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await screen.findByText('That didn’t work. Please try again.')
  const again = await reload()
  server.respondTo(sendDisputeMessage, () => success(sendDisputeMessage, problem))
  const send = () => again.user.click(screen.getByRole('button', { name: 'Send message' }))
  const field = await screen.findByLabelText('Your message')
  expect(field).toHaveProperty('value', 'Here it is.')
  await send()
  await waitFor(() => expect(field).toHaveProperty('value', ''))
  await again.user.type(field, 'Here it is.')
  await send()
  await waitFor(() => expect(keysOf('sendDisputeMessage')).toHaveLength(3))
  const [lost, repeated, another] = keysOf('sendDisputeMessage')
  expect(lost).toBeTruthy()
  expect(repeated).toBe(lost)
  expect(another).not.toBe(lost)
})

// DISPUTE-11
test('sends a proposal whose response was lost with the same key after a reload', async () => {
  server.respondTo(proposeDecision, noNetwork)
  const { user } = await openAsGuest()
  await user.click(await screen.findByText('Propose a solution'))
  await user.type(screen.getByLabelText('Why is that fair?'), 'Only the belt is missing.')
  await user.click(screen.getByRole('button', { name: 'Send proposal' }))
  await screen.findByText('That didn’t work. Please try again.')
  const again = await reload()
  await again.user.click(await screen.findByText('Propose a solution'))
  expect(screen.getByLabelText('Why is that fair?')).toHaveProperty('value', 'Only the belt is missing.')
  await again.user.click(screen.getByRole('button', { name: 'Send proposal' }))
  await waitFor(() => expect(keysOf('proposeDecision')).toHaveLength(2))
  const [lost, repeated] = keysOf('proposeDecision')
  expect(lost).toBeTruthy()
  expect(repeated).toBe(lost)
})
