import { beforeEach, expect, test, vi } from 'vitest'
import { watchRestoredPage } from './restored-page.ts'
import { createStore } from './store.ts'

const signedIn = { token: 'a-token', userId: 11, username: 'zara_wardrobe', profilePicture: null }

beforeEach(() => sessionStorage.clear())

/** Watches a page with a session; returns a function that shows it, as after going back to it. */
function watch(session: typeof signedIn | undefined, reload: () => void) {
  const listen = vi.spyOn(window, 'addEventListener')
  watchRestoredPage(createStore(session), reload)
  const [, listener] = listen.mock.lastCall ?? []
  listen.mockRestore()
  return (persisted: boolean) => (listener as EventListener)(Object.assign(new Event('pageshow'), { persisted }))
}

test.each([
  ['ended', signedIn, undefined, 1],
  ['started', undefined, 'a-token', 1],
  ['belongs to another person', signedIn, 'other-token', 1],
  ['is the same', signedIn, 'a-token', 0],
])('reloads a restored page if the session %s', (_case, before, token, reloads) => {
  const reload = vi.fn()
  const show = watch(before, reload)
  if (token) sessionStorage.setItem('authToken', token)
  show(false)
  expect(reload).not.toHaveBeenCalled()
  show(true)
  expect(reload).toHaveBeenCalledTimes(reloads)
})
