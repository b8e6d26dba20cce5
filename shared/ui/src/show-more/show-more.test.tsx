import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { ShowMore } from './show-more.tsx'

test('shows the count and loads more', async () => {
  const more = vi.fn()
  const { user } = show(<ShowMore shown={48} total={212} onMore={more} />)
  expect(screen.getByText('48 of 212')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(more).toHaveBeenCalledOnce()
})
