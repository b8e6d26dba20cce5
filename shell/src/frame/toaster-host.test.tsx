import { pageAt } from '@closyyy/testing/page-at'
import { catalogues as ui } from '@closyyy/ui/messages'
import { toast } from '@closyyy/ui/toast'
import { act, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ToasterHost } from './toaster-host.tsx'

test('announces every toast once, in a region that exists before it, and shows those from before the toaster loaded', async () => {
  const { element } = await pageAt([{ path: '*', element: <ToasterHost /> }], '/', { catalogues: ui })
  const place = document.body.appendChild(document.createElement('div'))
  await act(async () => createRoot(place).render(element))
  const status = place.querySelector('[role=status]')
  expect(status?.textContent).toBe('')
  for (const message of ['Copied.', 'Added.']) {
    await act(async () => toast(message))
    expect(status?.textContent).toBe(message)
  }
  await expect.poll(() => place.querySelectorAll('li')).toHaveLength(2)
  expect(status?.textContent).toBe('Added.')
  expect(place.querySelectorAll('[aria-live], [role=status]')).toHaveLength(1)
  place.remove()
})

// UI-14
test('announces a toast with the same text as the one before again', async () => {
  const { element } = await pageAt([{ path: '*', element: <ToasterHost /> }], '/', { catalogues: ui })
  const place = document.body.appendChild(document.createElement('div'))
  await act(async () => createRoot(place).render(element))
  await act(async () => toast('Copied.'))
  const announced = place.querySelector('[role=status]')?.firstChild
  await act(async () => toast('Copied.'))
  expect(place.querySelector('[role=status]')?.textContent).toBe('Copied.')
  expect(place.querySelector('[role=status]')?.firstChild).not.toBe(announced)
  place.remove()
})

// UI-14
test('shows each toast for its time if the toaster cannot be loaded', async () => {
  vi.doMock('@closyyy/ui/toaster', () => {
    throw new Error('The toaster could not be loaded.')
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  onTestFinished(() => void vi.doUnmock('@closyyy/ui/toaster'))
  const { element } = await pageAt([{ path: '*', element: <ToasterHost /> }], '/', { catalogues: ui })
  const place = document.body.appendChild(document.createElement('div'))
  await act(async () => createRoot(place).render(element))
  const isVisible = () => place.querySelector('[role=status]')?.className.includes('plainToast')
  await act(async () => toast('Copied.'))
  await act(async () => vi.advanceTimersByTime(4_000))
  await act(async () => toast('Added.'))
  await act(async () => vi.advanceTimersByTime(4_000))
  expect(isVisible()).toBe(true)
  await act(async () => vi.advanceTimersByTime(1_000))
  expect(isVisible()).toBe(false)
  place.remove()
})

function Leaving() {
  useEffect(() => toast('No items found.'), [])
  return null
}

test('shows a toast of an effect that runs with its own', async () => {
  const page = (
    <>
      <Leaving />
      <ToasterHost />
    </>
  )
  const { element } = await pageAt([{ path: '*', element: page }], '/', { catalogues: ui })
  const place = document.body.appendChild(document.createElement('div'))
  await act(async () => createRoot(place).render(element))
  await expect.poll(() => place.querySelector('li')?.textContent).toContain('No items found.')
  place.remove()
})
