import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { Combobox } from './combobox.tsx'

const options = [
  { value: 'karachi', label: 'Karachi' },
  { value: 'lahore', label: 'Lahore' },
  { value: 'rawalpindi', label: 'Rawalpindi' },
]

function City() {
  const [city, setCity] = useState<string | null>(null)
  return (
    <>
      <Combobox label="City" options={options} value={city} onChange={setCity} />
      <output>{city}</output>
    </>
  )
}

test('typing narrows the options and Enter takes one', async () => {
  const { user } = show(<City />)
  await user.type(screen.getByRole('combobox', { name: 'City' }), 'pin')
  expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual(['Rawalpindi'])
  await user.keyboard('{ArrowDown}{Enter}')
  expect(screen.getByRole('status').textContent).toBe('rawalpindi')
})

test('no match is said', async () => {
  const { user } = show(<City />)
  await user.type(screen.getByRole('combobox', { name: 'City' }), 'xyz')
  expect(screen.getByText('No matches.')).toBeDefined()
})
