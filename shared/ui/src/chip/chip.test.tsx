import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { Chip, ChipList } from './chip.tsx'

test('includes its value in its name and removes it', async () => {
  const remove = vi.fn()
  const { user } = show(
    <ChipList label="Active filters">
      <Chip label="Khaadi" onRemove={remove} />
    </ChipList>,
  )
  expect(screen.getByRole('list', { name: 'Active filters' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Remove Khaadi' }))
  expect(remove).toHaveBeenCalledOnce()
})
