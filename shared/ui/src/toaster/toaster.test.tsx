import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { toast } from './toast.ts'
import { Toaster } from './toaster.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const showToast = (...args: Parameters<typeof toast>) => act(() => toast(...args))
const advance = (time: number) => act(() => vi.advanceTimersByTime(time))

// UI-2
test('disappears after its duration', () => {
  show(<Toaster />)
  showToast('Address added successfully!', { kind: 'success', duration: 3000 })
  expect(screen.getByText('Address added successfully!')).toBeDefined()
  advance(3001)
  expect(screen.queryByText('Address added successfully!')).toBeNull()
})

test('stays while focused', () => {
  show(<Toaster />)
  showToast('Copied.')
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
  advance(60_000)
  expect(screen.getByText('Copied.')).toBeDefined()
})

test('stays while the pointer is on another, which it would move, and disappears afterwards', () => {
  show(<Toaster />)
  showToast('Copied.')
  showToast('Deleted.', { action: { label: 'Undo', onPress: () => undefined } })
  const undo = screen.getByRole('button', { name: 'Undo' })
  fireEvent.pointerEnter(undo)
  advance(60_000)
  expect(screen.getByText('Copied.')).toBeDefined()
  fireEvent.pointerLeave(undo)
  advance(5001)
  expect(screen.queryAllByRole('listitem')).toEqual([])
})

test('disappears after another was dismissed, whose removal emits no pointer event', () => {
  show(<Toaster />)
  showToast('Copied.')
  showToast('Saved.')
  const dismiss = screen.getAllByRole('button', { name: 'Dismiss' })[1] as HTMLElement
  fireEvent.pointerEnter(dismiss)
  act(() => dismiss.click())
  advance(5001)
  expect(screen.queryAllByRole('listitem')).toEqual([])
})

test('disappears after newer toasts replaced the focused one', () => {
  show(<Toaster />)
  showToast('one')
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
  for (const message of ['two', 'three', 'four']) showToast(message)
  advance(5001)
  expect(screen.queryAllByRole('listitem')).toEqual([])
})

test('is reopened above dialogs with each toast, but not while it has the focus', () => {
  const showPopover = vi.spyOn(HTMLElement.prototype, 'showPopover')
  const hidePopover = vi.spyOn(HTMLElement.prototype, 'hidePopover')
  onTestFinished(() => void vi.restoreAllMocks())
  show(<Toaster />)
  // Toasters that other tests left mounted open as well.
  const region = screen.getByLabelText('Notifications')
  const callsOf = ({ mock }: { mock: { contexts: unknown[] } }) => mock.contexts.filter(context => context === region)
  showToast('one')
  showToast('two')
  expect(callsOf(showPopover)).toHaveLength(2)
  hidePopover.mockClear()
  act(() => screen.getAllByRole('button', { name: 'Dismiss' })[0]?.focus())
  showToast('three')
  expect(callsOf(hidePopover)).toEqual([])
})

test('runs its action once and disappears', () => {
  const undo = vi.fn()
  show(<Toaster />)
  showToast('Deleted.', { action: { label: 'Undo', onPress: undo } })
  act(() => screen.getByRole('button', { name: 'Undo' }).click())
  expect(undo).toHaveBeenCalledOnce()
  expect(screen.queryByText('Deleted.')).toBeNull()
})

test('shows the three newest toasts at most', () => {
  show(<Toaster />)
  for (const message of ['one', 'two', 'three', 'four']) showToast(message)
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual(['two', 'three', 'four'])
})

test('shows a repeated message once, and each that can be undone', () => {
  show(<Toaster />)
  for (const message of ['Copied.', 'Saved.', 'Copied.']) showToast(message)
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual(['Saved.', 'Copied.'])
  for (let count = 0; count < 2; count++) showToast('Deleted.', { action: { label: 'Undo', onPress: () => undefined } })
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2)
})
