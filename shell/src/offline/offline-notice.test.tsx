import { pageAt } from '@closyyy/testing/page-at'
import { catalogues as ui } from '@closyyy/ui/messages'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { OfflineNotice } from './offline-notice.tsx'
import { isServedOffline } from './served-offline.ts'

afterEach(() => {
  document.documentElement.removeAttribute('data-served-offline')
  Reflect.deleteProperty(navigator, 'serviceWorker')
  vi.useRealTimers()
})

/** Renders the notice; the server responds to none of its questions until `update` resolves. */
async function openNotice() {
  const update = vi.fn().mockRejectedValue(new TypeError('Failed to update'))
  const serviceWorker = { getRegistration: async () => ({ update }) }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  const onReached = vi.fn(async () => undefined)
  const { element } = await pageAt([{ path: '*', element: <OfflineNotice onReached={onReached} /> }], '/', {
    catalogues: ui,
  })
  const place = document.createElement('div')
  const root = createRoot(place)
  onTestFinished(() => root.unmount())
  await act(async () => root.render(element))
  return { place, update, onReached, words: () => place.querySelector('[role=status]')?.textContent }
}

// OFFLINE-1
test('says that a copy may be outdated until the server responds, then has its data refetched', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  document.documentElement.setAttribute('data-served-offline', '')
  const { update, onReached, words } = await openNotice()
  expect(words()).toContain('We can’t reach the shop right now.')
  expect(update).toHaveBeenCalledOnce()
  expect(onReached).not.toHaveBeenCalled()
  update.mockResolvedValue(undefined)
  await act(async () => vi.advanceTimersByTime(10_000))
  expect(onReached).toHaveBeenCalledOnce()
  expect(words()).toBe('')
  expect(isServedOffline()).toBe(false)
})

test('asks the server on a press only while the device says that it is offline', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  document.documentElement.setAttribute('data-served-offline', '')
  const { place, update, onReached, words } = await openNotice()
  expect(words()).toContain('You’re offline.')
  await act(async () => vi.advanceTimersByTime(20_000))
  expect(update).not.toHaveBeenCalled()
  update.mockResolvedValue(undefined)
  await act(async () => place.querySelector('button')?.click())
  expect(update).toHaveBeenCalledOnce()
  expect(onReached).toHaveBeenCalledOnce()
})
