import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { Logo } from './logo.tsx'

test('the wordmark is the name, not to be translated', () => {
  show(<Logo name="Closyyy" />)
  expect(screen.getByText('Closyyy').getAttribute('translate')).toBe('no')
})
