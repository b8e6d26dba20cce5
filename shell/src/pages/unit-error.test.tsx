import { createI18n } from '@closyyy/i18n/catalogue'
import { pageAt } from '@closyyy/testing/page-at'
import { fireEvent } from '@testing-library/react'
import { act, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { catalogues } from '../messages.ts'
import { RemoteError } from '../remotes/remote-error.ts'
import { createRemotes, RemotesContext } from '../remotes/remotes.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { UnitError } from './unit-error.tsx'
import { UnitNotice } from './unit-notice.tsx'
// Preloads lazy modules, so that no test waits for them.
import './offline-page.tsx'

const OVERVIEW = '/seller/sellinghub/overview'
const PURCHASES = '/seller/purchases'
const missing = (path: string, errorElement: ReactElement) => ({
  path,
  loader() {
    throw new RemoteError('The remote could not be loaded.')
  },
  element: <p>Loaded</p>,
  errorElement,
})
const routes = [
  missing(OVERVIEW, <UnitError />),
  // Replaces the offline page if its script is missing too.
  missing(PURCHASES, <UnitNotice />),
  { path: '/nowhere', element: <NotFoundPage /> },
]
const remotes = createRemotes(
  { 'seller-hub': { id: '1', entry: '/e.js', claims: [{ id: 'overview', path: OVERVIEW }], fragments: {} } },
  createI18n('en'),
  () => new Promise(() => undefined),
)

afterEach(() => {
  document.documentElement.removeAttribute('data-served-offline')
  vi.restoreAllMocks()
})

/** Opens a path and returns its heading and text. */
async function openPage(path: string) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const [own] = catalogues
  if (!own) throw new Error('The shell has no texts.')
  const { element } = await pageAt(routes, path, { catalogues: own })
  const place = document.createElement('div')
  const root = createRoot(place)
  onTestFinished(() => root.unmount())
  await act(async () => root.render(<RemotesContext value={remotes}>{element}</RemotesContext>))
  await expect.poll(() => place.querySelector('h1')).not.toBeNull()
  return { heading: place.querySelector('h1')?.textContent, text: place.textContent }
}

test('describes a missing unit without its name', async () => {
  const { heading, text } = await openPage(OVERVIEW)
  expect(heading).not.toBe('You’re offline')
  expect(text).not.toMatch(/seller-hub|unit|remote/i)
})

test.each([OVERVIEW, '/nowhere'])('shows the offline page for %s if it was served offline', async path => {
  document.documentElement.setAttribute('data-served-offline', '')
  expect((await openPage(path)).heading).toBe('You’re offline')
})

test('shows the offline page for a page that did not load while the browser is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect((await openPage(OVERVIEW)).heading).toBe('You’re offline')
})

// OFFLINE-3
test('opens the copy of a page that did not load while the browser is offline', async () => {
  vi.stubGlobal('caches', { match: async () => new Response('<html></html>'), has: async () => false })
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await openPage(OVERVIEW)
  await expect.poll(() => reload).toHaveBeenCalledOnce()
})

test('says that the browser is offline without the script of the offline page, and reloads once it is online', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect((await openPage(PURCHASES)).text).toContain('You’re offline')
  expect(reload).not.toHaveBeenCalled()
  fireEvent(window, new Event('online'))
  expect(reload).toHaveBeenCalledOnce()
})
