import { cancelHeldOrder, listHeldOrders, releaseHeldOrder } from '@closyyy/contract/held-orders-calls'
import type { HeldOrder } from '@closyyy/contract/held-orders-schemas'
import { aPage } from '@closyyy/testing/builders'
import { createFakeServer, type FakeServer, failure, success } from '@closyyy/testing/fake-server'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { openHub } from '../../test/open-hub.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './moderation-page.tsx'

const PATH = '/seller/sellinghub/moderation?tab=orders'

let server: FakeServer
let held: HeldOrder[]

const heldOf = (id: number): HeldOrder => ({
  id,
  tracking_no: `CLX${id}`,
  created_at: '2026-11-23T08:00:00.000Z',
  held_until: '2026-11-25T08:00:00.000Z',
  total_amount: 2250,
  titles: ['Linen kurta'],
  seller: { id: 11, username: 'zara_wardrobe' },
  buyer: { id: null, name: 'Ayesha' },
  links: ['address', 'device'],
})

beforeEach(() => {
  held = [heldOf(1), heldOf(2)]
  server = createFakeServer()
  server.respondTo(listHeldOrders, () => success(listHeldOrders, aPage(held)))
})

const table = () => screen.findByRole('table', { name: 'Orders on hold' })
const sent = (name: string) => server.requests.filter(request => request.name === name)

// HELD-2
test('lists what both sides share, and releases an order with a reason', async () => {
  server.respondTo(releaseHeldOrder, () => {
    held = held.slice(1)
    return success(releaseHeldOrder, { id: 1 })
  })
  const { toasts } = await openHub(PATH, server)
  expect(within(await table()).getAllByText('Address, Device')).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Release order CLX1' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Release this order?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Release' }))
  expect(await dialog.findByText('Please enter a reason.')).toBeDefined()
  expect(sent('releaseHeldOrder')).toHaveLength(0)
  await userEvent.type(dialog.getByLabelText('Reason'), 'They are brothers.')
  await userEvent.click(dialog.getByRole('button', { name: 'Release' }))
  await waitFor(() => expect(toasts.map(({ message }) => message)).toEqual(['Order CLX1 was released.']))
  expect(sent('releaseHeldOrder')).toMatchObject([{ body: { reason: 'They are brothers.' } }])
  await waitFor(() => expect(screen.queryByText('CLX1')).toBeNull())
})

// HELD-2
test('keeps the reason if another moderator decided on the last order', async () => {
  server.respondTo(cancelHeldOrder, () => {
    held = []
    return failure('conflict', 'This order is no longer waiting for a decision.')
  })
  await openHub(PATH, server)
  await table()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order CLX2' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel this order?' }))
  await userEvent.type(dialog.getByLabelText('Reason'), 'One person.')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
  expect(await dialog.findByText('This order is no longer waiting for a decision.')).toBeDefined()
  expect(dialog.getByLabelText('Reason')).toHaveProperty('value', 'One person.')
  expect(screen.getByText('No orders on hold')).toBeDefined()
})

test('shows an empty list, and a failed one with a retry', async () => {
  server.respondTo(listHeldOrders, () => failure('internal'))
  await openHub(PATH, server)
  expect(await screen.findByText('We couldn’t load the orders.')).toBeDefined()
  held = []
  server.respondTo(listHeldOrders, () => success(listHeldOrders, aPage(held)))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No orders on hold')).toBeDefined()
})
