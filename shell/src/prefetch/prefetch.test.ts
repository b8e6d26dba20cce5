import type { Services } from '@closyyy/platform/services'
import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Remotes } from '../remotes/remotes.ts'
import { startPrefetch } from './prefetch.ts'

const loader = vi.fn(async () => null)
const prefetchPage = vi.fn()
let idle: (() => void) | undefined

beforeEach(() => {
  vi.useFakeTimers()
  idle = undefined
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    idle = work
  })
  prefetchPage.mockImplementation(async (pathname: string) => ({
    claim: {
      id: 'page',
      params: { slug: pathname },
      serverRendered: pathname.startsWith('/products'),
      requiresSession: pathname.endsWith('own'),
    },
    release: { route: () => ({ loader }) },
  }))
  document.body.innerHTML = `<main id="main"><a href="${location.pathname}">0</a><a href="/listing/women">1</a>
    <a href="/products/a-1">2</a><a href="/products/a-2">3</a><a href="https://example.com/x">4</a>
    <a href="https://example.com/x">5</a><a href="https://example.com/x">6</a></main>`
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.clearAllMocks()
  Reflect.deleteProperty(window, 'releaseLoader')
  document.body.innerHTML = ''
})

/** Starts prefetching, idle at once unless told otherwise; returns a function that points to a link. */
async function start({ inUse = 'storefront', isIdle = true } = {}): Promise<(path: string) => Promise<void>> {
  const claims = [{ id: 'product', path: '/products/:slug' }]
  const remotes = {
    units: { storefront: { id: '1', entry: '', fragments: {}, claims } },
    releases: { get: (unit: string) => (unit === inUse ? {} : undefined) },
    prefetchPage,
  }
  let point: (url: URL) => void = () => undefined
  void startPrefetch(remotes as unknown as Remotes, {} as Services, onIntent => {
    point = onIntent
  })
  await vi.advanceTimersByTimeAsync(0)
  if (isIdle) idle?.()
  await vi.advanceTimersByTimeAsync(0)
  return async path => {
    point(new URL(path, location.origin))
    await vi.advanceTimersByTimeAsync(0)
  }
}

test('prefetches the code of the most linked section, then a touched page with its data, once while it is fresh', async () => {
  const pointTo = await start()
  expect(prefetchPage.mock.calls).toEqual([['/products/a-1']])
  expect(loader).not.toHaveBeenCalled()

  await pointTo('/products/a-2')
  await pointTo('/products/a-2')
  expect(prefetchPage.mock.calls).toEqual([['/products/a-1'], ['/products/a-2']])
  expect(loader).toHaveBeenCalledTimes(1)
  expect(loader).toHaveBeenCalledWith(expect.objectContaining({ params: { slug: '/products/a-2' } }))

  await vi.advanceTimersByTimeAsync(30_000)
  await pointTo('/products/a-2')
  expect(loader).toHaveBeenCalledTimes(2)
})

test('waits for the page and then for an idle browser', async () => {
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  await start({ isIdle: false })
  expect(idle).toBeUndefined()

  readyState.mockReturnValue('complete')
  fireEvent.load(window)
  await vi.advanceTimersByTimeAsync(0)
  expect(prefetchPage).not.toHaveBeenCalled()
  idle?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(prefetchPage.mock.calls).toEqual([['/products/a-1']])
})

test('prefetches only the code of a page that servers do not render', async () => {
  const pointTo = await start()
  await pointTo('/listing/women')
  expect(prefetchPage).toHaveBeenLastCalledWith('/listing/women')
  expect(loader).not.toHaveBeenCalled()
})

test('tries again after a failure', async () => {
  const pointTo = await start()
  prefetchPage.mockRejectedValueOnce(new Error('offline'))
  await pointTo('/products/a-1')
  await pointTo('/products/a-1')
  expect(loader).toHaveBeenCalledTimes(1)
})

test('does not prefetch code of a remote that the page does not use', async () => {
  await start({ inUse: 'auth' })
  expect(prefetchPage).not.toHaveBeenCalled()
})
