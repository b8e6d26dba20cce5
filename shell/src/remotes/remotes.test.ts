import { createI18n } from '@closyyy/i18n/catalogue'
import type { RemoteDefinition } from '@closyyy/platform/remote'
import { expect, test, vi } from 'vitest'
import { createRemotes } from './remotes.ts'

const catalogues = { unit: 'x', en: {}, ur: async () => ({ default: {} }) }
const Fragment = () => null

function remote(name: string): RemoteDefinition {
  return { name, routes: [], fragments: { cart: { component: Fragment, interactive: 'always' } }, catalogues }
}

const units = {
  storefront: { id: '1', entry: '/s.js', claims: [{ id: 'home', path: '/' }], fragments: { cart: 'always' as const } },
  auth: {
    id: '1',
    entry: '/a.js',
    claims: [{ id: 'login', path: '/seller/login', hideHeaderFooter: true }],
    fragments: { account: 'signed-in' as const },
  },
}

const remotesWith = (load: (name: string) => Promise<RemoteDefinition>) => createRemotes(units, createI18n('en'), load)

test('a first render loads only the page’s remote and the interactive fragments', async () => {
  const load = vi.fn(async (name: string) => remote(name))
  await remotesWith(load).loadForPath('/')
  expect(load.mock.calls.map(([name]) => name)).toEqual(['storefront'])
})

test('a page without the header does not load its fragments', async () => {
  const load = vi.fn(async (name: string) => remote(name))
  await remotesWith(load).loadForPath('/seller/login')
  expect(load.mock.calls.map(([name]) => name)).toEqual(['auth'])
})

test('leaves out a remote that fails and retries it on the next load', async () => {
  const load = vi.fn(async (name: string) => remote(name)).mockRejectedValueOnce(new Error('down'))
  const remotes = remotesWith(load)
  expect(await remotes.loadForPath('/')).toEqual([])
  expect(await remotes.loadForClaim('/')).toMatchObject({ name: 'storefront' })
})

test('the account fragment needs a script for signed-in visitors only', () => {
  const remotes = remotesWith(async name => remote(name))
  expect(remotes.isFragmentNeeded('account', false)).toBe(false)
  expect(remotes.isFragmentNeeded('account', true)).toBe(true)
  expect(remotes.isFragmentNeeded('cart', false)).toBe(true)
  expect(remotes.isFragmentNeeded('sell-now', true)).toBe(false)
})
