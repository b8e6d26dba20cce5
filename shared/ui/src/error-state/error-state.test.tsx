import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { ErrorState } from './error-state.tsx'

test('a failure is announced and can be tried again', async () => {
  const retry = vi.fn()
  const { user } = show(<ErrorState message="Failed to load products" onRetry={retry} />)
  expect(screen.getByRole('alert').textContent).toContain('Failed to load products')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
})

test('without a message it still says that something went wrong', () => {
  show(<ErrorState />)
  expect(screen.getByRole('alert').textContent).toBe('Something went wrong.')
  expect(screen.queryByRole('button')).toBeNull()
})
