import { beforeEach, expect, test, vi } from 'vitest'
import { watchRestoredPage } from './restored-page.ts'
import { createStore } from './store.ts'

const signedIn = { token: 'a-token', userId: 11, username: 'zara_wardrobe', profilePicture: null }

beforeEach(() => sessionStorage.clear())

/** Shows a page, as after going back to it. */
function show({ persisted }: { persisted: boolean }) {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
}

test.each([
  ['ended', signedIn, undefined, 1],
  ['started', undefined, 'a-token', 1],
  ['belongs to another person', signedIn, 'other-token', 1],
  ['is the same', signedIn, 'a-token', 0],
])('reloads a restored page if the session %s', (_case, before, token, reloads) => {
  const reload = vi.fn()
  watchRestoredPage(createStore(before), reload)
  if (token) sessionStorage.setItem('authToken', token)
  show({ persisted: false })
  expect(reload).not.toHaveBeenCalled()
  show({ persisted: true })
  expect(reload).toHaveBeenCalledTimes(reloads)
})
