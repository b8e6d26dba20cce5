import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { Avatar } from './avatar.tsx'

test('shows initials without a picture', () => {
  show(<Avatar name="ayesha_khan" />)
  expect(screen.getByRole('img', { name: 'ayesha_khan' }).textContent).toBe('AK')
})

test('shows initials if the picture does not load', () => {
  show(<Avatar name="Bilal" src="/gone.jpg" />)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByRole('img', { name: 'Bilal' }).textContent).toBe('B')
})

test('hides a decorative picture from screen readers', () => {
  show(<Avatar name="Bilal" decorative />)
  expect(screen.queryByRole('img')).toBeNull()
})
