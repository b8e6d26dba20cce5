import { getDispute, listDisputes, proposeDecision, sendDisputeMessage } from '@closyyy/contract/disputes-calls'
import { aPage } from '@closyyy/testing/builders'
import { createFakeServer, noNetwork, success } from '@closyyy/testing/fake-server'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aDispute } from '../../test/dispute.ts'
import { openHub } from '../../test/open-hub.tsx'

// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './resolution-page.tsx'

// DISPUTE-7
test('sends a message whose response was lost with the same key, and another one with a new key', async () => {
  const dispute = aDispute()
  const server = createFakeServer()
  server.respondTo(listDisputes, aPage([dispute]))
  server.respondTo(getDispute, dispute)
  server.respondTo(sendDisputeMessage, noNetwork)
  const { user } = await openHub(`/seller/resolution?dispute=${dispute.id}`, server)
  const field = await screen.findByLabelText('Your message')
  const sent = () => server.requests.filter(({ name }) => name === 'sendDisputeMessage')
  const send = async () => user.click(screen.getByRole('button', { name: 'Send message' }))
  await user.type(field, 'Hello')
  await send()
  await screen.findByText('That didn’t work. Please try again.')
  server.respondTo(sendDisputeMessage, () => success(sendDisputeMessage, dispute))
  await send()
  await waitFor(() => expect(field).toHaveProperty('value', ''))
  await user.type(field, 'Hello')
  await send()
  await waitFor(() => expect(sent()).toHaveLength(3))
  const [lost, repeated, another] = sent().map(({ idempotencyKey }) => idempotencyKey)
  expect(lost).toBeTruthy()
  expect(repeated).toBe(lost)
  expect(another).not.toBe(lost)
})

// DISPUTE-11
test('sends a proposal whose response was lost with the same key after a reload', async () => {
  const dispute = aDispute({
    settlement: {
      actions: ['propose'],
      decisions: ['release', 'refund', 'split'],
      deadline_at: null,
      waiting_for: null,
      proposal: null,
      result: null,
    },
  })
  const server = createFakeServer()
  server.respondTo(listDisputes, aPage([dispute]))
  server.respondTo(getDispute, dispute)
  server.respondTo(proposeDecision, noNetwork)
  const { user } = await openHub(`/seller/resolution?dispute=${dispute.id}`, server)
  await user.click(await screen.findByText('Propose a solution'))
  await user.type(screen.getByLabelText('Why is that fair?'), 'Only the belt is missing.')
  await user.click(screen.getByRole('button', { name: 'Send proposal' }))
  await screen.findByText('That didn’t work. Please try again.')
  const stored = sessionStorage.getItem('unsentValues') ?? ''
  cleanup()
  sessionStorage.setItem('unsentValues', stored)
  const again = await openHub(`/seller/resolution?dispute=${dispute.id}`, server)
  await again.user.click(await screen.findByText('Propose a solution'))
  await again.user.click(screen.getByRole('button', { name: 'Send proposal' }))
  const keys = () =>
    server.requests.filter(({ name }) => name === 'proposeDecision').map(({ idempotencyKey }) => idempotencyKey)
  await waitFor(() => expect(keys()).toHaveLength(2))
  const [lost, repeated] = keys()
  expect(lost).toBeTruthy()
  expect(repeated).toBe(lost)
})
