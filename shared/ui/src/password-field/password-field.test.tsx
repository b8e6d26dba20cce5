import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { PasswordField } from './password-field.tsx'

test('shows and hides the password', async () => {
  const { user } = show(<PasswordField label="Password" autoComplete="current-password" />)
  const input = screen.getByLabelText('Password')
  expect(input).toHaveProperty('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input).toHaveProperty('type', 'text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(input).toHaveProperty('type', 'password')
})
