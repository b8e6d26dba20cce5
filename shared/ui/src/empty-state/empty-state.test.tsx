import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { EmptyState } from './empty-state.tsx'

test('shows a message and an action', () => {
  show(<EmptyState title="Your cart is empty." action={<a href="/">Continue Shopping</a>} />)
  expect(screen.getByText('Your cart is empty.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toBeDefined()
})
