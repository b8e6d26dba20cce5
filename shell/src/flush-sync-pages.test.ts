import { FLUSH_SYNC } from '@closyyy/platform/navigation/flush-sync'
import { createBrowserRouter } from '@closyyy/platform/router'
import { beforeEach, expect, test } from 'vitest'
import { flushSyncPages } from './flush-sync-pages.ts'

let updates: { path: string; state: string; flushSync: boolean }[]
let router: ReturnType<typeof createBrowserRouter>

beforeEach(() => {
  updates = []
  router = createBrowserRouter([{ path: '*', loader: () => null }])
  flushSyncPages(router)
  router.subscribe(({ location, navigation }, { flushSync }) => {
    updates.push({ path: location.pathname, state: navigation.state, flushSync })
  })
  return () => router.dispose()
})

test('renders the page of a link with this state at once, but not the beginning of its navigation', async () => {
  await router.navigate('/products/a-1', { state: FLUSH_SYNC })
  expect(updates).toContainEqual({ path: '/products/a-1', state: 'idle', flushSync: true })
  expect(updates.filter(({ state }) => state === 'loading').map(({ flushSync }) => flushSync)).toEqual([false])
})

test('renders other pages in transitions, and this one after Back and Forward', async () => {
  await router.navigate('/listing/women')
  await router.navigate('/products/a-1', { state: FLUSH_SYNC })
  updates = []
  for (const steps of [-1, 1]) {
    await router.navigate(steps)
    await expect.poll(() => updates.at(-1)?.state).toBe('idle')
  }
  expect(updates.at(-1)?.path).toBe('/products/a-1')
  expect(updates.some(({ flushSync }) => flushSync)).toBe(false)
})

test('renders the next page in a transition', async () => {
  await router.navigate('/products/a-1', { state: FLUSH_SYNC })
  updates = []
  await router.navigate('/listing/women')
  expect(updates.length).toBeGreaterThan(0)
  expect(updates.some(({ flushSync }) => flushSync)).toBe(false)
})
