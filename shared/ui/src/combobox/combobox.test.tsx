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

test('filters the options while typing and selects one with Enter', async () => {
  const { user } = show(<City />)
  await user.type(screen.getByRole('combobox', { name: 'City' }), 'pin')
  expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual(['Rawalpindi'])
  await user.keyboard('{ArrowDown}{Enter}')
  expect(screen.getByRole('status').textContent).toBe('rawalpindi')
})

test('announces that nothing matches', async () => {
  const { user } = show(<City />)
  await user.type(screen.getByRole('combobox', { name: 'City' }), 'xyz')
  expect(screen.getByText('No matches.')).toBeDefined()
})

function LateCity({ initial, isKnown }: { initial: string | null; isKnown: boolean }) {
  const [city, setCity] = useState(initial)
  return <Combobox label="City" options={isKnown ? options : []} value={city} onChange={setCity} />
}

test('shows options that load while the list is open', async () => {
  const { user, rerender } = show(<LateCity initial={null} isKnown={false} />)
  await user.click(screen.getByRole('combobox', { name: 'City' }))
  expect(screen.getByText('No matches.')).toBeDefined()
  rerender(<LateCity initial={null} isKnown />)
  expect(screen.getAllByRole('option')).toHaveLength(3)
  await user.keyboard('lah{ArrowDown}{Enter}')
  expect(screen.getByRole('combobox', { name: 'City' })).toHaveProperty('value', 'Lahore')
})

test('shows the name of a value once its option has loaded', () => {
  const { rerender } = show(<LateCity initial="lahore" isKnown={false} />)
  expect(screen.getByRole('combobox', { name: 'City' })).toHaveProperty('value', '')
  rerender(<LateCity initial="lahore" isKnown />)
  expect(screen.getByRole('combobox', { name: 'City' })).toHaveProperty('value', 'Lahore')
})

function TypedCity({ typed }: { typed: string }) {
  const [text, setText] = useState(typed)
  const [city, setCity] = useState<string | null>(null)
  const select = (value: string | null) => {
    setCity(value)
    setText(options.find(option => option.value === value)?.label ?? '')
  }
  return <Combobox label="City" options={options} value={city} onChange={select} text={text} onText={setText} />
}

test('opens all options on a press, whatever is typed, and again after a selection', async () => {
  const { user } = show(<TypedCity typed="Kara" />)
  const input = screen.getByRole('combobox', { name: 'City' })
  await user.click(input)
  expect(screen.getAllByRole('option')).toHaveLength(3)
  await user.click(screen.getByRole('option', { name: 'Lahore' }))
  expect(input).toHaveProperty('value', 'Lahore')
  expect(screen.queryByRole('option')).toBeNull()
  await user.click(input)
  expect(screen.getAllByRole('option')).toHaveLength(3)
})

test('focuses the input, opens and closes the options on a press next to it', async () => {
  const { user } = show(<TypedCity typed="" />)
  const input = screen.getByRole('combobox', { name: 'City' })
  const frame = input.parentElement as HTMLElement
  await user.click(frame)
  expect(document.activeElement).toBe(input)
  expect(screen.getAllByRole('option')).toHaveLength(3)
  await user.click(frame)
  expect(screen.queryByRole('option')).toBeNull()
  expect(document.activeElement).toBe(input)
})
