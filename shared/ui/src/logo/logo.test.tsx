import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { Logo } from './logo.tsx'

test('renders the name, excluded from translation', () => {
  show(<Logo name="Closyyy" />)
  expect(screen.getByText('Closyyy').getAttribute('translate')).toBe('no')
})
