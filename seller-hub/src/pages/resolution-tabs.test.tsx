import { getDispute, listDisputes } from '@closyyy/contract/disputes-calls'
import type { DisputeThread } from '@closyyy/contract/disputes-schemas'
import { aPage } from '@closyyy/testing/builders'
import { createFakeServer, type FakeServer, success } from '@closyyy/testing/fake-server'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aDispute } from '../../test/dispute.ts'
import { openHub } from '../../test/open-hub.tsx'

// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './resolution-page.tsx'

const CENTRE = '/seller/resolution'

let server: FakeServer
let dispute: DisputeThread

beforeEach(() => {
  dispute = aDispute()
  server = createFakeServer()
  server.respondTo(listDisputes, ({ query }) => success(listDisputes, aPage(query.raised_by === 'me' ? [] : [dispute])))
  server.respondTo(getDispute, () => success(getDispute, dispute))
})

const callsTo = (name: string) => server.requests.filter(call => call.name === name)

test('filters disputes by tab and status', async () => {
  const { user } = await openHub(CENTRE, server)
  expect(await screen.findByText('The parcel has not come.')).toBeDefined()
  expect(screen.getByRole('tab', { name: 'Raised by buyers' }).getAttribute('aria-selected')).toBe('true')
  expect(callsTo('listDisputes')[0]?.query).toMatchObject({ raised_by: 'others', status: 'open' })
  await user.click(screen.getByRole('link', { name: 'Resolved' }))
  await waitFor(() => expect(callsTo('listDisputes').at(-1)?.query).toMatchObject({ status: 'resolved' }))
  await user.click(screen.getByRole('tab', { name: 'Raised by me' }))
  expect(await screen.findByText('No resolved problems raised by you')).toBeDefined()
  expect(window.location.search).toBe('?tab=me&status=resolved')
})

// DISPUTE-8
test('names the tab for both sides once it has a problem that a seller raised', async () => {
  dispute = aDispute({ raised_by: 'seller', seller: { id: 9, name: 'hina' }, buyer: { id: 7, name: 'ayesha' } })
  await openHub(CENTRE, server)
  const tab = await screen.findByRole('tab', { name: 'Raised by others' })
  expect(tab.getAttribute('aria-selected')).toBe('true')
  expect(screen.queryByRole('tab', { name: 'Raised by buyers' })).toBeNull()
})

test('opens a linked dispute in its tab', async () => {
  dispute = aDispute({ status: 'resolved', raised_by: 'seller', actions: [] })
  await openHub(`${CENTRE}?dispute=71`, server)
  expect(await screen.findByRole('heading', { name: 'Not received' })).toBeDefined()
  expect(screen.getByRole('tab', { name: 'Raised by me' }).getAttribute('aria-selected')).toBe('true')
  expect(screen.getByText('This problem has been resolved.')).toBeDefined()
  expect(screen.queryByLabelText('Your message')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Mark as resolved' })).toBeNull()
})
