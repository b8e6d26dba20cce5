import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { FieldGroup } from './field-group.tsx'

test('a disabled group disables what it holds', () => {
  show(
    <FieldGroup legend="Brand" hint="Choose any." disabled>
      <input type="checkbox" aria-label="Khaadi" />
    </FieldGroup>,
  )
  expect(screen.getByRole('group', { name: 'Brand', description: 'Choose any.' })).toHaveProperty('disabled', true)
})
