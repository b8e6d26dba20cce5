import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { ErrorState } from './error-state.tsx'

test('announces the failure and retries', async () => {
  const retry = vi.fn()
  const { user } = show(<ErrorState message="Failed to load products" onRetry={retry} />)
  expect(screen.getByRole('alert').textContent).toContain('Failed to load products')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
})

test('shows a default message', () => {
  show(<ErrorState />)
  expect(screen.getByRole('alert').textContent).toBe('Something went wrong.')
  expect(screen.queryByRole('button')).toBeNull()
})
