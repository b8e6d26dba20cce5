import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { Alert } from './alert.tsx'

test('announces a danger as an alert and a success politely', () => {
  show(
    <>
      <Alert kind="danger">Order not found.</Alert>
      <Alert kind="success" title="Address added successfully!" />
    </>,
  )
  expect(screen.getByRole('alert').textContent).toBe('Order not found.')
  expect(screen.getByRole('status').textContent).toBe('Address added successfully!')
})
