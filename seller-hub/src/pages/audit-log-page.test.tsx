import { auditActions } from '@closyyy/contract/audit-actions'
import { listAuditEvents } from '@closyyy/contract/audit-log-calls'
import type { AuditEvent } from '@closyyy/contract/audit-log-schemas'
import { createFakeServer, type FakeServer, failure, success } from '@closyyy/testing/fake-server'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openHub } from '../../test/open-hub.tsx'
import { nouns } from '../features/audit-log/audit-log-queries.ts'
import { isTextId } from '../features/audit-log/audit-log-text.ts'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './audit-log-page.tsx'

const PATH = '/seller/sellinghub/audit-log'

const event = (id: number, overrides: Partial<AuditEvent> = {}): AuditEvent => ({
  id,
  created_at: '2026-01-10T09:30:00Z',
  actor: { id: 3, username: 'demo_admin' },
  actor_role: 'admin',
  action: 'payout.paid',
  object_type: 'payout',
  object_id: String(id),
  before: { status: 'pending' },
  after: { status: 'paid', amount: '500' },
  request_id: 'a7c9',
  address_hash: 'Zm9vYmFyYmF6',
  ...overrides,
})

let server: FakeServer
let asked: Record<string, unknown>[]

beforeEach(() => {
  server = createFakeServer()
  asked = []
  server.respondTo(listAuditEvents, ({ query }) => {
    asked.push(query)
    const isOlder = query.before !== undefined
    const events = isOlder ? [event(7, { action: 'comet.seen', actor: null, actor_role: 'system' })] : [event(9)]
    return success(listAuditEvents, { events, next: isOlder ? null : 9 })
  })
})

// AUDIT-4
test('shows who did what, and older events on request', async () => {
  const { user } = await openHub(PATH, server)
  const row = within(await screen.findByRole('row', { name: /Marked a payout as paid/ }))
  for (const text of ['demo_admin', 'Payout 9', 'status pending → paid', 'amount 500'])
    expect(row.getByText(text)).toBeDefined()
  expect(row.getByText(/^10 Jan 2026, \d+:30:00/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Show older events' }))
  const older = within(await screen.findByRole('row', { name: /comet\.seen/ }))
  expect(older.getByText('System')).toBeDefined()
  expect(asked.at(-1)?.before).toBe('9')
  expect(screen.queryByRole('button', { name: 'Show older events' })).toBeNull()
})

// AUDIT-4
test('filters by kind, person, days and sender in the URL', async () => {
  const { user } = await openHub(PATH, server)
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Kind' }), 'Payouts')
  await user.type(screen.getByRole('textbox', { name: 'Username' }), ' demo_admin ')
  await user.type(screen.getByLabelText('From'), '2026-01-10')
  await user.type(screen.getByLabelText('Until'), '2026-01-09')
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(await screen.findByText('The end date cannot be before the start date.')).toBeDefined()
  await user.clear(screen.getByLabelText('Until'))
  await user.type(screen.getByLabelText('Until'), '2026-01-10')
  await user.click(screen.getByRole('button', { name: 'Show' }))
  await waitFor(() => expect(window.location.search).toBe('?kind=payout&who=demo_admin&from=2026-01-10&to=2026-01-10'))
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({
      action: 'payout',
      actor: 'demo_admin',
      from: '2026-01-09T19:00:00.000Z',
      to: '2026-01-10T19:00:00.000Z',
    }),
  )
  await user.click(await screen.findByRole('link', { name: 'Zm9vYm' }))
  await waitFor(() => expect(asked.at(-1)?.address_hash).toBe('Zm9vYmFyYmF6'))
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(window.location.search).toBe('?sender=Zm9vYmFyYmF6'))
})

// AUDIT-4
test('ends the error of the dates with the filters', async () => {
  const { user } = await openHub(`${PATH}?from=2026-01-10`, server)
  fireEvent.change(await screen.findByLabelText('Until'), { target: { value: '2026-01-09' } })
  await user.click(screen.getByRole('button', { name: 'Show' }))
  const error = 'The end date cannot be before the start date.'
  expect(await screen.findByText(error)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(screen.queryByText(error)).toBeNull())
  expect(screen.getByLabelText('Until')).toHaveProperty('value', '')
})

// AUDIT-4
test('exports all filtered events as CSV', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => `blob:${files.push(blob as Blob)}`)
  const { user } = await openHub(`${PATH}?kind=payout`, server)
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }))
  await waitFor(() => expect(files).toHaveLength(1))
  const lines = ((await files[0]?.text()) ?? '').trim().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toBe(
    '"9","2026-01-10T09:30:00Z","admin","demo_admin","payout.paid","payout 9","status pending → paid; amount 500","Zm9vYmFyYmF6","a7c9"',
  )
})

test('shows a notice to people who are not owners', async () => {
  server.respondTo(listAuditEvents, () => failure('not-allowed'))
  await openHub(PATH, server)
  expect(await screen.findByText('Only owners can see this page.')).toBeDefined()
})

test('shows that no event matches', async () => {
  server.respondTo(listAuditEvents, { events: [], next: null })
  await openHub(PATH, server)
  expect(await screen.findByText('No events match')).toBeDefined()
})

test('renders in Urdu', async () => {
  await openHub(PATH, server, 'ur')
  expect(await screen.findByRole('heading', { level: 1, name: 'سرگرمیوں کا ریکارڈ' })).toBeDefined()
})

// AUDIT-4
test('names each action that the API records, and filters by its noun', () => {
  const actions = Object.keys(auditActions)
  expect(actions.filter(action => !isTextId(`action.${action}`))).toEqual([])
  expect(new Set(actions.map(action => action.split('.')[0]))).toEqual(new Set(nouns))
})
