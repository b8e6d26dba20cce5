import { decideAppeal, listAppeals } from '@closyyy/contract/appeals-calls'
import type { Appeal } from '@closyyy/contract/appeals-schemas'
import { aPage } from '@closyyy/testing/builders'
import { createFakeServer, type FakeServer, failure, noNetwork, success } from '@closyyy/testing/fake-server'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openHub } from '../../test/open-hub.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './appeals-page.tsx'

const PATH = '/seller/sellinghub/appeals'

const appeal: Appeal = {
  order_id: 7,
  tracking_no: 'CLX7',
  ordered_at: '2026-03-01T10:00:00Z',
  refused_at: '2026-03-04T10:00:00Z',
  reported_by: 'courier',
  created_at: '2026-03-05T10:00:00Z',
  details: 'Nobody came.',
  person: { id: 11, username: 'rabia' },
  phone_end: '4567',
  seller: { id: 12, username: 'zara_wardrobe' },
  courier: 'leopards',
  events: [{ kind: 'out-for-delivery', happened_at: '2026-03-04T06:00:00Z' }],
  outcome: null,
}

let server: FakeServer
let open: Appeal[]
let decided: Appeal[]

beforeEach(() => {
  open = [appeal]
  decided = []
  server = createFakeServer()
  server.respondTo(listAppeals, ({ query }) => success(listAppeals, aPage(query.status === 'decided' ? decided : open)))
})

async function decide(user: Awaited<ReturnType<typeof openHub>>['user'], action: 'Accept' | 'Reject') {
  await user.click(await screen.findByRole('button', { name: `${action} the appeal for order CLX7` }))
  const dialog = within(screen.getByRole('dialog', { name: `${action} the appeal for order CLX7?` }))
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The rider never came.')
  await user.click(dialog.getByRole('button', { name: action }))
  return dialog
}

// PHONE-RECORD-4
test('shows what the buyer wrote and what is known about the parcel', async () => {
  await openHub(PATH, server)
  const card = within(await screen.findByRole('article', { name: 'Order CLX7' }))
  for (const text of ['Nobody came.', 'phone ending in 4567', 'reported by the courier', 'Out for delivery'])
    expect(card.getByText(text)).toBeDefined()
  expect(card.getByRole('link', { name: '@rabia' }).getAttribute('href')).toBe('/user/11')
  expect(card.getByText('Record from leopards')).toBeDefined()
})

// PHONE-RECORD-4
test('accepts an appeal with a reason, and lists it with the decided ones', async () => {
  const sent: unknown[] = []
  server.respondTo(decideAppeal, ({ body }) => {
    sent.push(body)
    open = []
    const by = { decided_by: 'demo_admin', decided_at: '2026-03-06T10:00:00Z' }
    decided = [{ ...appeal, outcome: { decision: 'accepted', reason: 'The rider never came.', ...by } }]
    return success(decideAppeal, null)
  })
  const { user, toasts } = await openHub(PATH, server)
  await decide(user, 'Accept')
  expect(await screen.findByText('No open appeals')).toBeDefined()
  expect(sent).toEqual([{ decision: 'accepted', reason: 'The rider never came.' }])
  expect(toasts).toMatchObject([{ message: 'The refusal of order CLX7 no longer counts.' }])
  await user.click(screen.getByRole('link', { name: 'Decided' }))
  const card = within(await screen.findByRole('article', { name: 'Order CLX7' }))
  expect(card.getByText('The rider never came.')).toBeDefined()
  expect(card.queryByRole('button')).toBeNull()
})

// PHONE-RECORD-4
test('keeps the reason if somebody else decided first', async () => {
  server.respondTo(decideAppeal, () => {
    open = []
    return failure('conflict', 'This appeal has been decided already.')
  })
  const { user } = await openHub(PATH, server)
  const dialog = await decide(user, 'Reject')
  expect(await dialog.findByText('This appeal has been decided already.')).toBeDefined()
  expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveProperty('value', 'The rider never came.')
  expect(screen.getByText('No open appeals')).toBeDefined()
})

test('shows a retry after a failure, and a notice to people without the role', async () => {
  server.respondTo(listAppeals, noNetwork)
  const { user } = await openHub(PATH, server)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  server.respondTo(listAppeals, () => failure('not-allowed'))
  await user.click(retry)
  expect(await screen.findByText('Only the support team can see this page.')).toBeDefined()
})
