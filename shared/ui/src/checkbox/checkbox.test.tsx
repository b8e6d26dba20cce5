import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { Checkbox } from './checkbox.tsx'

test('toggles on a press on the label', async () => {
  const { user } = show(<Checkbox label="Save this information" />)
  await user.click(screen.getByText('Save this information'))
  expect(screen.getByRole('checkbox', { name: 'Save this information' })).toHaveProperty('checked', true)
})

test('describes the checkbox by its error', () => {
  show(<Checkbox label="Terms" error="Please accept the terms." />)
  const box = screen.getByRole('checkbox', { description: 'Please accept the terms.' })
  expect(box.getAttribute('aria-invalid')).toBe('true')
})
