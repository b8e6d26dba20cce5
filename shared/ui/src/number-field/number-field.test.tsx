import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { NumberField } from './number-field.tsx'

function Quantity() {
  const [quantity, setQuantity] = useState(1)
  return <NumberField label="Quantity" value={quantity} onChange={setQuantity} min={1} max={2} />
}

test('stops the buttons at the limits', async () => {
  const { user } = show(<Quantity />)
  expect(screen.getByRole('button', { name: /Decrease/ })).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: /Increase/ }))
  expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveProperty('value', '2')
  expect(screen.getByRole('button', { name: /Increase/ })).toHaveProperty('disabled', true)
})

test('clamps a typed number to the limits', async () => {
  const { user } = show(<Quantity />)
  const box = screen.getByRole('textbox', { name: 'Quantity' })
  await user.clear(box)
  await user.type(box, '9')
  await user.tab()
  expect(box).toHaveProperty('value', '2')
})
