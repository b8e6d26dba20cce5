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

// OFFLINE-1
test('says that a copy may be outdated until the server responds, then has its data refetched', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  document.documentElement.setAttribute('data-served-offline', '')
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
  expect(place.querySelector('[role=status]')?.textContent).toContain('We can’t reach the shop right now.')
  expect(update).toHaveBeenCalledOnce()
  expect(onReached).not.toHaveBeenCalled()
  update.mockResolvedValue(undefined)
  await act(async () => vi.advanceTimersByTime(10_000))
  expect(onReached).toHaveBeenCalledOnce()
  expect(place.querySelector('[role=status]')?.textContent).toBe('')
  expect(isServedOffline()).toBe(false)
})
