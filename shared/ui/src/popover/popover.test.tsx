import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { Popover, useClosePopover } from './popover.tsx'

function Choice() {
  const close = useClosePopover()
  return (
    <button type="button" onClick={close}>
      Tops
    </button>
  )
}

function Menu({ scope }: { scope?: string }) {
  return (
    <>
      <Popover label="Women" scope={scope}>
        <Choice />
        <a href="#sale">Sale</a>
      </Popover>
      <button type="button">Elsewhere</button>
    </>
  )
}

const button = () => screen.getByRole('button', { name: 'Women' })
const choice = () => screen.queryByRole('button', { name: 'Tops' })

test('opens on a press, closes on a choice and restores the focus', async () => {
  const { user } = show(<Menu />)
  expect(choice()).toBeNull()
  await user.click(button())
  await user.click(screen.getByRole('button', { name: 'Tops' }))
  expect(choice()).toBeNull()
  expect(document.activeElement).toBe(button())
})

test('closes on a link inside', async () => {
  const { user } = show(<Menu />)
  await user.click(button())
  await user.click(screen.getByRole('link', { name: 'Sale' }))
  expect(choice()).toBeNull()
})

test('closes if the scope changes', async () => {
  const { user, rerender } = show(<Menu scope="/" />)
  await user.click(button())
  rerender(<Menu scope="/" />)
  expect(choice()).not.toBeNull()
  rerender(<Menu scope="/listing/women" />)
  expect(choice()).toBeNull()
})

test('closes when the focus moves to another control, not to plain content', async () => {
  const { user } = show(<Menu />)
  await user.click(button())
  fireEvent.blur(button(), { relatedTarget: document.body })
  expect(choice()).not.toBeNull()
  await user.keyboard('{Tab}{Tab}')
  expect(choice()).not.toBeNull()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toBe(document.activeElement)
  expect(choice()).toBeNull()
})

test('works without script: the button names its panel', () => {
  show(<Menu />)
  const panel = document.getElementById(button().getAttribute('popovertarget') ?? '')
  expect(panel?.getAttribute('popover')).toBe('auto')
})
