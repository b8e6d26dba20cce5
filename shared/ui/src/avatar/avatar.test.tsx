import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { Avatar } from './avatar.tsx'

test('initials stand in for a missing picture', () => {
  show(<Avatar name="ayesha_khan" />)
  expect(screen.getByRole('img', { name: 'ayesha_khan' }).textContent).toBe('AK')
})

test('initials stand in for a picture that does not load', () => {
  show(<Avatar name="Bilal" src="/gone.jpg" />)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByRole('img', { name: 'Bilal' }).textContent).toBe('B')
})

test('a picture beside its name says nothing more', () => {
  show(<Avatar name="Bilal" decorative />)
  expect(screen.queryByRole('img')).toBeNull()
})
