import { logout } from '@closyyy/contract/sessions-calls'
import { onSessionEnded } from '@closyyy/event-bus/on'
import { doBeforeLogOut } from '@closyyy/platform/session-data/before-log-out'
import { createFakeServer, type FakeServer, failure, noNetwork, success } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { provideLocks } from '@closyyy/testing/web-locks'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageAt } from '../../../test/open-page.tsx'
// Preloads lazy modules, so that no test waits for them.
import './account-menu.tsx'
import { AccountFragment } from './account-fragment.tsx'

const home = { path: '/', element: <AccountFragment /> }
const traces = [
  'authToken',
  'pro_pic',
  'profile_picture',
  'username',
  'userId',
  'userPhone',
  'checkoutKey',
  'product-12-addedToCart',
  'product-345-addedToCart',
]

let server: FakeServer
const assign = vi.fn()

beforeEach(() => {
  assign.mockReset()
  vi.spyOn(window.location, 'assign').mockImplementation(assign)
  for (const storage of [sessionStorage, localStorage]) {
    for (const key of [...traces, 'guestID', 'showFilters']) storage.setItem(key, 'x')
  }
  server = createFakeServer()
  server.respondTo(logout, null)
})

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
  localStorage.clear()
})

async function openPage(...given: Parameters<typeof pageAt>) {
  const { element, store } = await pageAt(...given)
  await act(async () => void render(element))
  return { store }
}

async function openMenu(signedIn = ayesha) {
  const page = await openPage([home], '/', { server, signedIn })
  await userEvent.click(await screen.findByRole('button', { name: `Account menu of ${signedIn.username}` }))
  return page
}

const leftBehind = () => [sessionStorage, localStorage].map(storage => Object.keys(storage).sort())

test('shows guests plain links, each with the path to return to', async () => {
  const listing = { path: '/listing/:group', element: <AccountFragment /> }
  await openPage([listing], '/listing/women?size=small&page=2')
  const links = screen.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Sign Up', '/seller/phone?redirect=%2Flisting%2Fwomen%3Fsize%3Dsmall%26page%3D2'],
    ['Login', '/seller/login?redirect=%2Flisting%2Fwomen%3Fsize%3Dsmall%26page%3D2'],
  ])
})

// NAV-3
test('opens the menu of a signed-in person and closes it on Escape', async () => {
  await openMenu()
  const ways = within(screen.getByRole('navigation', { name: 'Account' })).getAllByRole('link')
  expect(ways.map(way => way.textContent?.trim())).toEqual([
    'Your profile',
    'Your selling hub',
    'Purchases',
    'Settings',
  ])
  expect(screen.getByRole('link', { name: 'اردو' }).getAttribute('href')).toBe('/language/ur')
  expect(screen.getByRole('link', { name: 'Your selling hub' }).getAttribute('href')).toBe(
    '/seller/sellinghub/overview',
  )
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('link', { name: 'Your selling hub' })).toBeNull()
})

test('shows initials if there is no picture', async () => {
  await openMenu()
  expect(screen.getByText('A')).toBeDefined()
})

// SESSION-5
test('logs out: ends the session on the server, clears its storage, emits the event and loads the login page', async () => {
  const listener = vi.fn()
  const forget = onSessionEnded(listener)
  sessionStorage.setItem('checkoutItems', '[]')
  await openMenu()
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/seller/login'))
  expect(server.requests).toMatchObject([{ name: 'logout', authorization: `Bearer ${ayesha.token}` }])
  expect(leftBehind()).toEqual([
    ['guestID', 'showFilters'],
    ['guestID', 'showFilters'],
  ])
  expect(listener).toHaveBeenCalledWith({})
  forget()
})

/** Work that ends a while after a logout has started. */
function doSlowWork(done: string[]) {
  return doBeforeLogOut(async isLoggingOut => {
    await new Promise(resolve => isLoggingOut.addEventListener('abort', resolve))
    await new Promise(resolve => setTimeout(resolve, 200))
    done.push('work')
  })
}

// MODERATION-2
test.each([
  ['sends what waits for the session, in any tab, before it logs out', undefined, ['work', 'logout']],
  ['logs out before work that does not end in time', AbortSignal.abort(), ['logout', 'work']],
])('%s', async (_title, timeLimit, order) => {
  if (timeLimit) vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(timeLimit)
  provideLocks()
  const done: string[] = []
  const work = doSlowWork(done)
  server.respondTo(logout, () => {
    done.push('logout')
    return success(logout, null)
  })
  await openMenu()
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/seller/login'))
  await work
  expect(done).toEqual(order)
})

test.each([
  ['the server fails', () => failure('internal', 'Not now.')],
  ['the session has already ended', () => failure('signed-out', 'Who are you?')],
  ['there is no network', noNetwork],
])('logs out on this device even if %s', async (_, response) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  server.respondTo(logout, response)
  await openMenu()
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/seller/login'))
  expect(leftBehind()[0]).toEqual(['guestID', 'showFilters'])
})
