import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { IconButton } from './icon-button.tsx'

test('has an accessible name', async () => {
  const press = vi.fn()
  const { user } = show(
    <IconButton label="Save" onClick={press}>
      ♥
    </IconButton>,
  )
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(press).toHaveBeenCalledOnce()
})
