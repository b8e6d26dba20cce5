import { restoreProduct, takeDownProduct } from '@closyyy/contract/moderation-calls'
import { dismissReports, listReports } from '@closyyy/contract/reports-calls'
import type { ReportGroup } from '@closyyy/contract/reports-schemas'
import { suspendAccount } from '@closyyy/contract/suspensions-calls'
import { aPage, aProduct } from '@closyyy/testing/builders'
import { createFakeServer, type FakeServer, failure, noNetwork, success } from '@closyyy/testing/fake-server'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openHub } from '../../test/open-hub.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './reports-page.tsx'

const PATH = '/seller/sellinghub/reports'

const kurta: ReportGroup = {
  object_type: 'product',
  object_id: 5,
  count: 2,
  newest_at: '2026-03-04T10:00:00Z',
  newest_id: 91,
  outcome: null,
  reports: [
    { reason: 'counterfeit', details: 'The label is fake.', created_at: '2026-03-04T10:00:00Z' },
    { reason: 'scam', details: '', created_at: '2026-03-03T10:00:00Z' },
  ],
  text: 'Linen kurta',
  product: { id: 5, title: 'Linen kurta', brand_name: 'Khaadi', sold: false, state: 'live' },
  person: { id: 11, username: 'zara_wardrobe', is_suspended: false },
}

const seen = { object_type: 'product', object_id: 5, newest_id: 91 }

let server: FakeServer
let sent: unknown[]

beforeEach(() => {
  sent = []
  server = createFakeServer()
  server.respondTo(listReports, () => success(listReports, aPage([kurta])))
  server.respondTo(takeDownProduct, ({ body }) => {
    sent.push(body)
    return success(takeDownProduct, aProduct())
  })
  server.respondTo(restoreProduct, ({ body }) => {
    sent.push(body)
    return success(restoreProduct, aProduct())
  })
  server.respondTo(dismissReports, ({ body }) => {
    sent.push(body)
    return success(dismissReports, null)
  })
})

const buttons = {
  Dismiss: 'Dismiss the reports of Linen kurta',
  'Take down': 'Take down Linen kurta',
  Restore: 'Restore Linen kurta',
  'Suspend account': 'Suspend account of zara_wardrobe',
}

type User = Awaited<ReturnType<typeof openHub>>['user']

async function decide(user: User, name: keyof typeof buttons, reason: string) {
  await user.click(await screen.findByRole('button', { name: buttons[name] }))
  const dialog = within(screen.getByRole('dialog'))
  if (reason) await user.type(dialog.getByRole('textbox', { name: 'Reason' }), reason)
  await user.click(dialog.getByRole('button', { name }))
  return dialog
}

test('shows what was reported, how often, why and whose it is', async () => {
  await openHub(PATH, server)
  const card = within(await screen.findByRole('article', { name: 'Linen kurta' }))
  expect(card.getByText(/^2 reports, newest/)).toBeDefined()
  expect(card.getByText('The label is fake.')).toBeDefined()
  expect(card.getByRole('link', { name: '@zara_wardrobe' }).getAttribute('href')).toBe('/user/11')
  expect(card.queryByRole('button', { name: buttons.Restore })).toBeNull()
})

// MODERATION-4
test('takes a listing down with a reason', async () => {
  const { user, toasts } = await openHub(PATH, server)
  const dialog = await decide(user, 'Take down', '')
  expect(dialog.getByText('Please enter a reason.')).toBeDefined()
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'A replica.')
  await user.click(dialog.getByRole('button', { name: 'Take down' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([{ reason: 'A replica.', reports: seen }])
  expect(toasts.map(({ message }) => message)).toEqual(['Linen kurta was taken down.'])
})

// REPORT-5
test.each([
  ['Dismiss', dismissReports],
  ['Take down', takeDownProduct],
  ['Suspend account', suspendAccount],
] as const)('shows that another moderator was first, and keeps the reason: %s', async (name, call) => {
  server.respondTo(call, () => {
    server.respondTo(listReports, () => success(listReports, aPage([])))
    return failure('conflict', 'Someone has already decided on these reports.')
  })
  const { user, toasts } = await openHub(PATH, server)
  const dialog = await decide(user, name, 'It is genuine.')
  expect((await dialog.findByRole('alert')).textContent).toBe('Someone has already decided on these reports.')
  expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveProperty('value', 'It is genuine.')
  expect(screen.getByText('No open reports')).toBeDefined()
  expect(toasts).toEqual([])
})

// REPORT-5
test('names the reports that were seen in a dismissal', async () => {
  const { user } = await openHub(PATH, server)
  await decide(user, 'Dismiss', 'It is genuine.')
  await waitFor(() => expect(sent).toEqual([{ ...seen, reason: 'It is genuine.' }]))
})

// REPORT-5
test('offers to suspend because of closed reports, without naming them', async () => {
  server.respondTo(listReports, aPage([{ ...kurta, outcome: 'dismissed' }]))
  server.respondTo(suspendAccount, ({ body }) => {
    sent.push(body)
    return failure('conflict')
  })
  const { user } = await openHub(`${PATH}?state=ended`, server)
  await decide(user, 'Suspend account', 'Replicas.')
  await waitFor(() => expect(sent).toEqual([{ user_id: 11, reason: 'Replicas.', ends_at: null }]))
  expect(screen.queryByRole('button', { name: buttons.Dismiss })).toBeNull()
})

test('names each button after the object or person', async () => {
  const message: ReportGroup = {
    ...kurta,
    object_type: 'offer-message',
    object_id: 8,
    text: `Pay me. ${'😀'.repeat(90)}`,
  }
  const gone: ReportGroup = { ...kurta, object_type: 'person', object_id: 9, text: '', person: null }
  server.respondTo(listReports, aPage([kurta, message, gone]))
  await openHub(PATH, server)
  await screen.findByRole('article', { name: 'Linen kurta' })
  expect(screen.getAllByRole('button', { name: /^Dismiss/ }).map(button => button.getAttribute('aria-label'))).toEqual([
    'Dismiss the reports of Linen kurta',
    `Dismiss the reports of Pay me. ${'😀'.repeat(52)}`,
    'Dismiss the reports of Since deleted',
  ])
})

// SUSPENSION-1
test('suspends the person until the end of a day', async () => {
  server.respondTo(suspendAccount, ({ body }) => {
    sent.push(body)
    return failure('conflict', 'This account is suspended already.')
  })
  const { user } = await openHub(PATH, server)
  await user.click(await screen.findByRole('button', { name: buttons['Suspend account'] }))
  const dialog = within(screen.getByRole('dialog', { name: 'Suspend zara_wardrobe?' }))
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Replicas.')
  await user.type(dialog.getByLabelText(/Last day/), '2030-01-31')
  await user.click(dialog.getByRole('button', { name: 'Suspend account' }))
  expect(await dialog.findByText('This account is suspended already.')).toBeDefined()
  const reports = seen
  expect(sent).toEqual([{ user_id: 11, reason: 'Replicas.', ends_at: '2030-01-31T18:59:59.000Z', reports }])
})

// MODERATION-4
test('restores a listing whose reports ended', async () => {
  server.respondTo(listReports, ({ query }) => {
    const product = { ...kurta.product, state: 'taken-down' } as ReportGroup['product']
    const ended = { ...kurta, outcome: 'taken-down', product } as const
    return success(listReports, aPage(query.status === 'ended' ? [ended] : []))
  })
  const { user, toasts } = await openHub(PATH, server)
  expect(await screen.findByText('No open reports')).toBeDefined()
  await user.click(screen.getByRole('link', { name: 'Closed' }))
  await decide(user, 'Restore', 'It is genuine.')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([{ reason: 'It is genuine.' }])
  expect(toasts.map(({ message }) => message)).toEqual(['Linen kurta is on sale again.'])
})

// MODERATION-4
test.each([
  ['hides', false, 0],
  ['offers', true, 1],
  ['offers, if the API does not tell,', undefined, 1],
])('%s the takedown of a product by its approval', async (_case, is_approved, count) => {
  const product = { ...(kurta.product as NonNullable<ReportGroup['product']>), state: 'hidden' as const, is_approved }
  server.respondTo(listReports, () => success(listReports, aPage([{ ...kurta, product }])))
  await openHub(PATH, server)
  await screen.findByRole('article', { name: 'Linen kurta' })
  expect(screen.queryAllByRole('button', { name: buttons['Take down'] })).toHaveLength(count)
  expect(screen.getByRole('button', { name: buttons.Dismiss })).toBeDefined()
})

test('shows a retry after a failure, and a notice to people who are not moderators', async () => {
  server.respondTo(listReports, () => noNetwork())
  const { user } = await openHub(PATH, server)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  server.respondTo(listReports, () => failure('not-allowed'))
  await user.click(retry)
  expect(await screen.findByText('Only moderators can see this page.')).toBeDefined()
})
