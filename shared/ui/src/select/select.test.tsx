import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { Select } from './select.tsx'

const options = [
  { value: 'newest', label: 'Newest first' },
  { value: 'price_asc', label: 'Price: low to high' },
]

test('selects an option by its label', async () => {
  const { user } = show(<Select label="Sort" options={options} placeholder="Any" defaultValue="" />)
  const select = screen.getByRole('combobox', { name: 'Sort' })
  expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual(['Any', ...options.map(o => o.label)])
  await user.selectOptions(select, 'Price: low to high')
  expect(select).toHaveProperty('value', 'price_asc')
})
