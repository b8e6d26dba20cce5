import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { Flyout } from './flyout.tsx'

const menu = (
  <>
    <Flyout face="Women" onHover>
      {close => (
        <button type="button" onClick={close}>
          Tops
        </button>
      )}
    </Flyout>
    <button type="button">Elsewhere</button>
  </>
)

test('a press opens it and says so, a choice closes it', async () => {
  const { user } = show(menu)
  const button = screen.getByRole('button', { name: 'Women' })
  fireEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Tops' }))
  expect(button.getAttribute('aria-expanded')).toBe('false')
})

test('a mouse opens it, and the press that follows leaves it open', () => {
  show(menu)
  const button = screen.getByRole('button', { name: 'Women' })
  fireEvent.pointerEnter(button.parentElement as HTMLElement, { pointerType: 'mouse' })
  expect(button.getAttribute('aria-expanded')).toBe('true')
  fireEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
})

test('Esc closes it and gives the focus back', async () => {
  const { user } = show(menu)
  const button = screen.getByRole('button', { name: 'Women' })
  button.focus()
  await user.keyboard('{Enter}{Tab}{Escape}')
  expect(screen.queryByRole('button', { name: 'Tops' })).toBeNull()
  expect(document.activeElement).toBe(button)
})

test('a press outside and leaving with Tab close it', async () => {
  const { user } = show(menu)
  const button = screen.getByRole('button', { name: 'Women' })
  fireEvent.click(button)
  fireEvent.pointerDown(document.body)
  expect(button.getAttribute('aria-expanded')).toBe('false')
  button.focus()
  await user.keyboard('{Enter}{Tab}{Tab}')
  expect(button.getAttribute('aria-expanded')).toBe('false')
})
