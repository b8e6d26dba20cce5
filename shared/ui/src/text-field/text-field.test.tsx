import { screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { TextField } from './text-field.tsx'

test('passes the props of a form library to the input', async () => {
  const ref = createRef<HTMLInputElement>()
  const { user } = show(<TextField label="Phone" name="phone" type="tel" before="+92" ref={ref} />)
  const input = screen.getByRole('textbox', { name: 'Phone' })
  expect(ref.current).toBe(input)
  await user.type(input, '3001234567')
  expect(input).toHaveProperty('value', '3001234567')
})

test('names the input by a hidden label', () => {
  show(<TextField label="Search" labelHidden type="search" />)
  expect(screen.getByRole('searchbox', { name: 'Search' })).toBeDefined()
})
