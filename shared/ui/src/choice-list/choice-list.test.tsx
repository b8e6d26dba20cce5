import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { ChoiceList } from './choice-list.tsx'

const choices = [
  { value: '10', label: '10% off' },
  { value: '20', label: '20% off' },
  { value: 'custom', label: 'Custom', disabled: true },
]

function Discount({ onSelect }: { onSelect: (value: string) => void }) {
  const [value, setValue] = useState('10')
  const select = (next: string) => {
    setValue(next)
    onSelect(next)
  }
  return (
    <ChoiceList
      legend="Discount"
      name="d"
      choices={choices}
      value={value}
      onChange={event => select(event.target.value)}
    />
  )
}

test('moves the selection with arrow keys', async () => {
  const onSelect = vi.fn()
  const { user } = show(<Discount onSelect={onSelect} />)
  await user.click(screen.getByRole('radio', { name: '10% off' }))
  await user.keyboard('{ArrowDown}')
  expect(onSelect).toHaveBeenCalledWith('20')
  expect(screen.getByRole('radio', { name: '20% off' })).toHaveProperty('checked', true)
})

test('names the group and describes it by its error', () => {
  show(<ChoiceList legend="Discount" name="d" choices={choices} error="Please select one." />)
  expect(screen.getByRole('group', { name: 'Discount', description: 'Please select one.' })).toBeDefined()
  expect(screen.getByRole('radio', { name: 'Custom' })).toHaveProperty('disabled', true)
})
