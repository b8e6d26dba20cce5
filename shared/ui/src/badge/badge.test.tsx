import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { Badge } from './badge.tsx'

test('renders its text', () => {
  show(<Badge kind="strong">Sold</Badge>)
  expect(screen.getByText('Sold')).toBeDefined()
})
