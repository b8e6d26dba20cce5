import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { Field } from './field.tsx'

test('connects label, error and hint to the control, the error first', () => {
  show(
    <Field label="Photo" hint="Up to 10 MB." error="Too large." optional>
      {control => <input type="text" {...control} />}
    </Field>,
  )
  const control = screen.getByRole('textbox', { name: 'Photo (optional)', description: 'Too large. Up to 10 MB.' })
  expect(control.getAttribute('aria-invalid')).toBe('true')
})

test('is valid without an error', () => {
  show(<Field label="City">{control => <input type="text" {...control} />}</Field>)
  expect(screen.getByRole('textbox', { name: 'City' }).hasAttribute('aria-invalid')).toBe(false)
})
