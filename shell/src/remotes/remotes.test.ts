import { type Catalogues, createI18n } from '@closyyy/i18n/catalogue'
import type { Locale } from '@closyyy/i18n/locales'
import type { BootRelease } from '@closyyy/platform/federation/boot'
import type { RemoteDefinition } from '@closyyy/platform/federation/remote'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LoadUnit } from './loaded-release.ts'
import { createRemotes } from './remotes.ts'
// Preloads the lazy module, because fake timers do not wait for it.
import './failover.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const hub = { id: 'hub', lazy: async () => ({ element: null }) }

/** A remote whose texts and pages name its release. */
function remote(
  name: string,
  { id }: BootRelease = { id: '1', entry: '' },
  ur: Catalogues['ur'] = async () => ({ default: {} }),
): RemoteDefinition {
  const page = (route: string) => ({ id: route, lazy: async () => ({ element: `${route} ${id}` }) })
  return {
    name,
    routes: [page('home'), page('listing'), page('login'), { ...hub, children: [page('overview')] }],
    fragments: { cart: { component: () => id, interactive: 'always' } },
    catalogues: { unit: name, en: { version: id }, ur },
  }
}

const current = { id: '2', entry: '/2.js' }
const lastGood = { id: '1', entry: '/1.js' }

const units = () => ({
  storefront: {
    ...current,
    lastGood,
    claims: [
      { id: 'home', path: '/' },
      { id: 'listing', path: '/listing' },
    ],
    fragments: { cart: 'always' as const },
  },
  auth: {
    ...current,
    id: 'a2',
    claims: [{ id: 'login', path: '/seller/login', hideHeaderFooter: true }],
    fragments: { account: 'signed-in' as const },
  },
  'seller-hub': {
    ...current,
    id: 'h2',
    claims: [{ id: 'overview', path: '/overview', parents: ['hub'] }],
    fragments: {},
  },
})

function remotesWith(load: LoadUnit, locale: Locale = 'en') {
  const i18n = createI18n(locale)
  const remotes = createRemotes(units(), i18n, load)
  return { remotes, i18n, textOf: (unit: string) => i18n._(`${unit}.version`) }
}

/** Loads every release but the failing ones. */
const failing = (...ids: string[]) =>
  vi.fn<LoadUnit>(async (name, release) => {
    if (ids.includes(release.id)) throw new Error(`${release.id} is broken`)
    return remote(name, release)
  })

const never = () => new Promise<never>(() => undefined)

/** Lets retries and limits pass; returns the id of the opened release, or the error's message. */
async function open(remotes: ReturnType<typeof createRemotes>, path: string, kept?: string) {
  const opened = remotes.openPage(path, kept).then(
    release => release?.id,
    (error: Error) => `${error.name}: ${error.message}`,
  )
  await vi.advanceTimersByTimeAsync(5_000)
  return opened
}

const loadedBy = (load: ReturnType<typeof failing>) => load.mock.calls.map(([name, { id }]) => `${name} ${id}`)

test('a page loads only its own remote and its layouts', async () => {
  const load = failing()
  const { remotes } = remotesWith(load)
  expect(await open(remotes, '/overview')).toBe('h2')
  expect(loadedBy(load)).toEqual(['seller-hub h2'])
  expect(remotes.releases.get('seller-hub')?.route('hub')).toHaveProperty('element')
  expect(await open(remotes, '/nowhere')).toBeUndefined()
})

test.each([
  ['/', ['storefront 2']],
  ['/seller/login', []],
])('the header of %s loads the fragments that need a script for everyone', async (path, loaded) => {
  const load = failing()
  await remotesWith(load).remotes.loadFragments(path)
  expect(loadedBy(load)).toEqual(loaded)
})

test('retries a release before it is replaced', async () => {
  const load = failing()
  load.mockRejectedValueOnce(new Error('down'))
  expect(await open(remotesWith(load).remotes, '/')).toBe('2')
  expect(console.error).not.toHaveBeenCalled()
})

test('replaces a release that fails by the last good one, and does not try it again', async () => {
  const load = failing('2')
  const { remotes, textOf } = remotesWith(load)
  expect(await open(remotes, '/')).toBe('1')
  expect(textOf('storefront')).toBe('1')
  expect(remotes.fragment('cart')?.release).toBe('1')
  load.mockClear()
  expect(await open(remotes, '/listing')).toBe('1')
  expect(load).not.toHaveBeenCalled()
  expect(console.error).toHaveBeenCalledExactlyOnceWith('Release 2 of storefront failed.', new Error('2 is broken'))
})

test('replaces a release without the page', async () => {
  const load = vi.fn<LoadUnit>(async (name, release) => ({
    ...remote(name, release),
    ...(release.id === '2' && { routes: [] }),
  }))
  expect(await open(remotesWith(load).remotes, '/')).toBe('1')
})

test('replaces a release whose page exports no component', async () => {
  const broken = { id: 'home', lazy: async () => ({}) }
  const load = vi.fn<LoadUnit>(async (name, release) => ({
    ...remote(name, release),
    ...(release.id === '2' && { routes: [broken] }),
  }))
  expect(await open(remotesWith(load).remotes, '/')).toBe('1')
})

test('replaces a release that hangs after a second and a half', async () => {
  const load = vi.fn<LoadUnit>((name, release) =>
    release.id === '2' ? never() : Promise.resolve(remote(name, release)),
  )
  const opened = remotesWith(load).remotes.openPage('/')
  await vi.advanceTimersByTimeAsync(1_499)
  expect(load).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(10)
  expect((await opened)?.id).toBe('1')
})

test('uses a slow release that delivers before the last good one', async () => {
  const delivered = Promise.withResolvers<RemoteDefinition>()
  const load = vi.fn<LoadUnit>((_, release) => (release.id === '2' ? delivered.promise : never()))
  const opened = remotesWith(load).remotes.openPage('/')
  await vi.advanceTimersByTimeAsync(1_600)
  expect(load).toHaveBeenCalledTimes(2)
  delivered.resolve(remote('storefront', current))
  expect((await opened)?.id).toBe('2')
  expect(console.error).not.toHaveBeenCalled()
})

test('fails only once both releases have failed, and tries both again', async () => {
  const load = failing('1', '2')
  const { remotes } = remotesWith(load)
  expect(await open(remotes, '/')).toBe('RemoteError: The remote storefront could not be loaded.')
  load.mockImplementation(failing())
  expect(await open(remotes, '/')).toBe('2')
})

test('fails in time if both releases hang', async () => {
  expect(await open(remotesWith(never).remotes, '/')).toBe('RemoteError: The remote storefront timed out.')
})

test('takes a new release at a navigation to another page, not at one that stays', async () => {
  const { remotes, textOf } = remotesWith(failing())
  expect(await open(remotes, '/')).toBe('2')
  Object.assign(remotes.units, { storefront: { ...units().storefront, id: '3', lastGood: current } })
  expect(await open(remotes, '/', '2')).toBe('2')
  expect(textOf('storefront')).toBe('2')
  expect(await open(remotes, '/listing')).toBe('3')
  expect(textOf('storefront')).toBe('3')
  Object.assign(remotes.units, { storefront: { ...units().storefront, id: '2', lastGood } })
  expect(await open(remotes, '/')).toBe('2')
  expect(textOf('storefront')).toBe('2')
})

test('header fragments of other units switch at the next navigation, once loaded', async () => {
  const { remotes } = remotesWith(failing())
  await open(remotes, '/')
  const next = { ...units().storefront, id: '3', lastGood: current }
  Object.assign(remotes.units, { storefront: next })
  await remotes.releases.load('storefront', next)
  expect(remotes.fragment('cart')?.release).toBe('2')
  await open(remotes, '/overview')
  expect(remotes.fragment('cart')?.release).toBe('3')
})

/** Texts that fail as often as stated. */
function unreliable(failures: number) {
  const read = vi.fn<Catalogues['ur']>(async () => ({ default: {} }))
  for (let count = 0; count < failures; count++) read.mockRejectedValueOnce(new Error('no texts'))
  return read
}

test('retries texts as it retries code, and replaces a release without them', async () => {
  const retried = remotesWith(async (name, release) => remote(name, release, unreliable(1)), 'ur')
  expect(await open(retried.remotes, '/')).toBe('2')
  const isBroken = ({ id }: BootRelease) => id === '2'
  const replaced = remotesWith(
    async (name, release) => remote(name, release, unreliable(isBroken(release) ? 9 : 0)),
    'ur',
  )
  expect(await open(replaced.remotes, '/')).toBe('1')
  expect(replaced.textOf('storefront')).toBe('1')
})

test('a unit whose texts fail keeps its release, and pages of others open', async () => {
  const { remotes, textOf } = remotesWith(
    async (name, release) => remote(name, release, unreliable(release.id === '3' ? 9 : 0)),
    'ur',
  )
  await open(remotes, '/')
  const next = { ...units().storefront, id: '3', lastGood: current }
  Object.assign(remotes.units, { storefront: next })
  await remotes.releases.load('storefront', next)
  expect(await open(remotes, '/overview')).toBe('h2')
  expect(remotes.fragment('cart')?.release).toBe('2')
  expect(textOf('storefront')).toBe('2')
})

test('replaces a fragment that fails to render; the fragment stays away if there is no other release', async () => {
  const { remotes } = remotesWith(failing())
  await open(remotes, '/')
  await remotes.replaceFragment('cart', new Error('broken'))
  expect(remotes.fragment('cart')?.release).toBe('1')
  await remotes.replaceFragment('cart', new Error('broken too'))
  expect(remotes.fragment('cart')?.release).toBe('1')
  expect(console.error).toHaveBeenCalledTimes(2)
})

test('the account fragment needs a script for signed-in visitors only', () => {
  const { remotes } = remotesWith(failing())
  expect(remotes.isFragmentNeeded('account', false)).toBe(false)
  expect(remotes.isFragmentNeeded('account', true)).toBe(true)
  expect(remotes.isFragmentNeeded('cart', false)).toBe(true)
  expect(remotes.isFragmentNeeded('sell-now', true)).toBe(false)
})

test('prefetches the page of the next release without switching to it', async () => {
  const { remotes } = remotesWith(async (name, release) => remote(name, release))
  await remotes.openPage('/')
  const next = { ...units().storefront, id: '3', entry: '/3.js' }
  remotes.units.storefront = next
  const page = await remotes.prefetchPage('/listing')
  expect(page?.release.id).toBe('3')
  expect(page?.release.route('listing')?.element).toBe('listing 3')
  expect(remotes.releases.get('storefront')?.id).toBe('2')
  expect(await remotes.prefetchPage('/unknown')).toBeUndefined()
})
