import { assignRoles, listTeam } from '@closyyy/contract/team-calls'
import type { TeamMember } from '@closyyy/contract/team-schemas'
import { createFakeServer, type FakeServer, failure, success } from '@closyyy/testing/fake-server'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openHub } from '../../test/open-hub.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './team-page.tsx'

const PATH = '/seller/sellinghub/team'

let server: FakeServer
let team: TeamMember[]
let sent: unknown[]

beforeEach(() => {
  team = [{ id: 3, username: 'demo_admin', first_name: 'Nida', last_name: 'Shah', roles: ['owner'] }]
  sent = []
  server = createFakeServer()
  server.respondTo(listTeam, () => success(listTeam, team))
  server.respondTo(assignRoles, ({ body }) => {
    sent.push(body)
    team = [...team, { id: 8, username: 'sana_k', first_name: 'Sana', last_name: 'Khan', roles: ['finance'] }]
    return success(assignRoles, team)
  })
})

// TEAM-2
test('adds a person by username', async () => {
  const { user, toasts } = await openHub(PATH, server)
  await user.click(await screen.findByRole('button', { name: 'Add a person' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Add a person' }))
  await user.type(dialog.getByRole('textbox', { name: 'Username' }), ' sana_k ')
  await user.click(dialog.getByRole('checkbox', { name: 'Finance' }))
  await user.click(dialog.getByRole('button', { name: 'Save roles' }))
  expect(await screen.findByRole('row', { name: /sana_k/ })).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent).toEqual([{ username: 'sana_k', roles: ['finance'] }])
  expect(toasts.map(({ message }) => message)).toEqual(['Roles of sana_k saved.'])
})

// TEAM-2
test('adds nobody without a role', async () => {
  const { user } = await openHub(PATH, server)
  await user.click(await screen.findByRole('button', { name: 'Add a person' }))
  const dialog = within(screen.getByRole('dialog'))
  const username = dialog.getByRole('textbox', { name: 'Username' })
  await user.type(username, 'sana_k{Enter}')
  const error = await dialog.findByText('Choose at least one role')
  expect(error.closest('[aria-live]')).not.toBeNull()
  expect(document.activeElement).toBe(dialog.getByRole('group', { name: 'Roles' }))
  expect(sent).toEqual([])
  await user.click(dialog.getByRole('checkbox', { name: 'Finance' }))
  expect(dialog.queryByText('Choose at least one role')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Save roles' }))
  expect(await screen.findByRole('row', { name: /sana_k/ })).toBeDefined()
  expect(sent).toEqual([{ username: 'sana_k', roles: ['finance'] }])
})

// TEAM-2
test('takes the last role of a member', async () => {
  team = [...team, { id: 8, username: 'sana_k', first_name: 'Sana', last_name: 'Khan', roles: ['finance'] }]
  const { user } = await openHub(PATH, server)
  await user.click(await screen.findByRole('button', { name: 'Change roles of sana_k' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('checkbox', { name: 'Finance' }))
  await user.click(dialog.getByRole('button', { name: 'Save roles' }))
  await waitFor(() => expect(sent).toEqual([{ username: 'sana_k', roles: [] }]))
})

// TEAM-2
test('keeps what was typed if nobody has this username', async () => {
  const unknown = 'No one with a confirmed email has this username.'
  server.respondTo(assignRoles, () => failure('not-found', unknown, { username: [unknown] }))
  const { user } = await openHub(PATH, server)
  await user.click(await screen.findByRole('button', { name: 'Add a person' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: 'Username' }), 'nobody')
  await user.click(dialog.getByRole('checkbox', { name: 'Support' }))
  await user.click(dialog.getByRole('button', { name: 'Save roles' }))
  expect(await dialog.findByText(unknown)).toBeDefined()
  expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveProperty('value', 'nobody')
  expect(dialog.getByRole('checkbox', { name: 'Support' })).toHaveProperty('checked', true)
})

// TEAM-2
test('warns before the last role of a member is taken, and shows why an owner must stay', async () => {
  server.respondTo(assignRoles, () => failure('conflict', 'The shop needs at least one owner.'))
  const { user } = await openHub(PATH, server)
  await user.click(await screen.findByRole('button', { name: 'Change roles of demo_admin' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Roles of demo_admin' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Owner' }))
  expect(dialog.getByText('Without a role, demo_admin can’t use these screens any more.')).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Save roles' }))
  expect(await dialog.findByText('The shop needs at least one owner.')).toBeDefined()
})

// TEAM-2, UI-17
test('saves once, and stays open until it is saved or has failed', async () => {
  const responded = Promise.withResolvers<void>()
  server.respondTo(assignRoles, async () => {
    await responded.promise
    return failure('conflict', 'The shop needs at least one owner.')
  })
  const { user } = await openHub(PATH, server)
  await user.click(await screen.findByRole('button', { name: 'Add a person' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('checkbox', { name: 'Finance' }))
  await user.type(dialog.getByRole('textbox', { name: 'Username' }), 'sana_k{Enter}{Enter}')
  await waitFor(() => expect(server.requests.filter(({ name }) => name === 'assignRoles')).toHaveLength(1))
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('dialog')).toBeDefined()
  await act(async () => responded.resolve())
  expect(await dialog.findByText('The shop needs at least one owner.')).toBeDefined()
  expect(server.requests.filter(({ name }) => name === 'assignRoles')).toHaveLength(1)
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('shows a notice to people who are not owners', async () => {
  server.respondTo(listTeam, () => failure('not-allowed'))
  await openHub(PATH, server)
  await waitFor(() => expect(screen.getByText('Only owners can see this page.')).toBeDefined())
})

test('renders in Urdu', async () => {
  await openHub(PATH, server, 'ur')
  expect(await screen.findByRole('heading', { level: 1, name: 'ٹیم' })).toBeDefined()
})
