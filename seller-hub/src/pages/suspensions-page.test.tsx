import { endSuspension, listSuspensions } from '@closyyy/contract/suspensions-calls'
import { getOwnUser } from '@closyyy/contract/users-calls'
import { anOwnUser, aPage } from '@closyyy/testing/builders'
import { createFakeServer, type FakeServer, failure, success } from '@closyyy/testing/fake-server'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openHub, openHubAs } from '../../test/open-hub.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './suspensions-page.tsx'

const PATH = '/seller/sellinghub/suspended-accounts'
const suspension = {
  id: 4,
  user: { id: 11, username: 'zara_wardrobe' },
  reason: 'Sells replicas.',
  suspended_by: 'demo_admin',
  suspended_at: '2026-03-04T10:00:00Z',
  ends_at: null,
}

let server: FakeServer

beforeEach(() => {
  server = createFakeServer()
})

// SUSPENSION-3
test('lists suspended accounts and ends a suspension with a reason', async () => {
  let isOver = false
  server.respondTo(listSuspensions, () => success(listSuspensions, aPage(isOver ? [] : [suspension])))
  const sent: unknown[] = []
  server.respondTo(endSuspension, ({ body }) => {
    sent.push(body)
    isOver = true
    return success(endSuspension, null)
  })
  const { user, toasts } = await openHub(PATH, server)
  const row = within(await screen.findByRole('row', { name: /zara_wardrobe/ }))
  for (const text of ['Sells replicas.', 'demo_admin', '4 March 2026', 'No end date'])
    expect(row.getByText(text)).toBeDefined()
  await user.click(row.getByRole('button', { name: 'End suspension of zara_wardrobe' }))
  const dialog = within(screen.getByRole('dialog', { name: 'End the suspension of zara_wardrobe?' }))
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'They are genuine.')
  await user.click(dialog.getByRole('button', { name: 'End suspension' }))
  expect(await screen.findByText('No one is suspended')).toBeDefined()
  expect(sent).toEqual([{ reason: 'They are genuine.' }])
  expect(toasts.map(({ message }) => message)).toEqual(['zara_wardrobe is no longer suspended.'])
})

// SUSPENSION-3
test('keeps the reason if another moderator ended the last suspension first', async () => {
  server.respondTo(listSuspensions, aPage([suspension]))
  server.respondTo(endSuspension, () => {
    server.respondTo(listSuspensions, aPage([]))
    return failure('conflict', 'This suspension has ended already.')
  })
  const { user } = await openHub(PATH, server)
  await user.click(await screen.findByRole('button', { name: 'End suspension of zara_wardrobe' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'They are genuine.')
  await user.click(dialog.getByRole('button', { name: 'End suspension' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('This suspension has ended already.')
  expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveProperty('value', 'They are genuine.')
  expect(screen.getByText('No one is suspended')).toBeDefined()
})

// SUSPENSION-2
test('shows suspended people the reason and the last day in their hub', async () => {
  server.respondTo(listSuspensions, () => success(listSuspensions, aPage([])))
  const ends_at = '2026-03-08T10:00:00Z'
  server.respondTo(getOwnUser, anOwnUser({ suspension: { reason: 'Sells replicas.', ends_at } }))
  await openHubAs(PATH, server)
  expect(await screen.findByText('Your account is suspended until 8 March 2026')).toBeDefined()
  expect(screen.getByText('Sells replicas.')).toBeDefined()
})

// MODERATION-5
test('keeps an unsent reason with its suspension alone until it is sent', async () => {
  const other = { ...suspension, id: 5, user: { id: 12, username: 'ali_shoes' } }
  server.respondTo(listSuspensions, aPage([suspension, other]))
  server.respondTo(endSuspension, () => success(endSuspension, null))
  const { user } = await openHub(PATH, server)
  const open = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: `End suspension of ${name}` }))
    return screen.getByRole('textbox', { name: 'Reason' })
  }
  await user.type(await open('zara_wardrobe'), 'They are genuine.')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(await open('ali_shoes')).toHaveProperty('value', '')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(await open('zara_wardrobe')).toHaveProperty('value', 'They are genuine.')
  await user.click(screen.getByRole('button', { name: 'End suspension' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await open('zara_wardrobe')).toHaveProperty('value', '')
})
