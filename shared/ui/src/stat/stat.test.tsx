import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { Stat, StatGrid } from './stat.tsx'

test('renders a number with its label', () => {
  show(
    <StatGrid>
      <Stat label="Total revenue" value="Rs.184,250" />
    </StatGrid>,
  )
  expect(screen.getByRole('term').textContent).toBe('Total revenue')
  expect(screen.getByRole('definition').textContent).toBe('Rs.184,250')
})
