import { getDispute, listDisputes, sendDisputeMessage } from '@closyyy/contract/disputes-calls'
import { aPage } from '@closyyy/testing/builders'
import { createFakeServer, noNetwork, success } from '@closyyy/testing/fake-server'
import { screen, waitFor } from '@testing-library/react'
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
