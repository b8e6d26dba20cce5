import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { FieldGroup } from './field-group.tsx'

test('announces an error in a live region that exists before it', () => {
  const group = (error?: string) => (
    <FieldGroup legend="Address" error={error}>
      <input type="radio" aria-label="Karachi" />
    </FieldGroup>
  )
  const { container, rerender } = show(group())
  const region = container.querySelector('[aria-live=assertive]')
  expect(region?.textContent).toBe('')
  rerender(group('Please select a shipping address.'))
  expect(container.querySelector('[aria-live=assertive]')).toBe(region)
  expect(region?.textContent).toBe('Please select a shipping address.')
  expect(screen.getByRole('group', { description: 'Please select a shipping address.' })).toBeDefined()
})

test('disables its controls', () => {
  show(
    <FieldGroup legend="Brand" hint="Choose any." disabled>
      <input type="checkbox" aria-label="Khaadi" />
    </FieldGroup>,
  )
  expect(screen.getByRole('group', { name: 'Brand', description: 'Choose any.' })).toHaveProperty('disabled', true)
})
