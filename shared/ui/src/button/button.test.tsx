import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { Button, ButtonLink } from './button.tsx'

test('submits its form only with type submit', () => {
  show(<Button>Reset</Button>)
  expect(screen.getByRole('button', { name: 'Reset' })).toHaveProperty('type', 'button')
})

test('keeps name and focus but ignores presses while pending', async () => {
  const press = vi.fn()
  const { user } = show(
    <Button pending onClick={press}>
      Confirm Order
    </Button>,
  )
  const button = screen.getByRole('button', { name: /Confirm Order/ })
  await user.click(button)
  expect(press).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

// UI-7
test('ignores presses from the one that starts a request until its state is rendered', async () => {
  const [accept, reject, submit] = [vi.fn(), vi.fn(), vi.fn((event: SubmitEvent) => event.preventDefault())]
  const { user, container } = show(
    <form>
      <Button pending={false} onClick={accept}>
        Accept
      </Button>
      <Button onClick={reject}>Reject</Button>
      <Button type="submit">Send</Button>
    </form>,
  )
  container.querySelector('form')?.addEventListener('submit', submit)
  for (const name of ['Accept', 'Accept', 'Reject', 'Send']) fireEvent.click(screen.getByRole('button', { name }))
  expect([accept, reject, submit].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0])
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  await user.click(screen.getByRole('button', { name: 'Reject' }))
  expect([accept, reject].map(({ mock }) => mock.calls.length)).toEqual([2, 1])
})

test('passes on every quick press of a button that starts no request', () => {
  const step = vi.fn()
  show(<Button onClick={step}>Next</Button>)
  for (const _press of [1, 2, 3]) fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(step).toHaveBeenCalledTimes(3)
})

test('does not submit its form while pending', async () => {
  const send = vi.fn((event: SubmitEvent) => event.preventDefault())
  const { user, container } = show(
    <form>
      <Button type="submit" pending>
        Save
      </Button>
    </form>,
  )
  container.querySelector('form')?.addEventListener('submit', send)
  await user.click(screen.getByRole('button', { name: /Save/ }))
  expect(send).not.toHaveBeenCalled()
})

test('replaces the text with the pending label', () => {
  const { rerender } = show(<Button pendingLabel="Submitting…">Offer</Button>)
  expect(screen.getByRole('button', { name: 'Offer' })).toBeDefined()
  rerender(
    <Button pending pendingLabel="Submitting…">
      Offer
    </Button>,
  )
  expect(screen.getByRole('button', { name: 'Submitting…' })).toBeDefined()
})

test('renders a link that looks like a button', () => {
  show(<ButtonLink href="/listing/men">View all</ButtonLink>)
  expect(screen.getByRole('link', { name: 'View all' }).getAttribute('href')).toBe('/listing/men')
})
