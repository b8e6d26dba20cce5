import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { Menu, MenuItem, MenuSeparator } from './menu.tsx'

function account(leave: () => void) {
  return (
    <Menu label="Account" face="A">
      <MenuItem onChoose={() => undefined}>Your profile</MenuItem>
      <MenuSeparator />
      <MenuItem kind="danger" onChoose={leave}>
        Log out
      </MenuItem>
    </Menu>
  )
}

test('Enter opens the menu, a choice acts and closes it', async () => {
  const leave = vi.fn()
  const { user } = show(account(leave))
  await user.tab()
  await user.keyboard('{Enter}')
  expect(screen.getAllByRole('menuitem').map(item => item.textContent)).toEqual(['Your profile', 'Log out'])
  await user.click(screen.getByRole('menuitem', { name: 'Log out' }))
  expect(leave).toHaveBeenCalledOnce()
  expect(screen.queryByRole('menu')).toBeNull()
})
