import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { Sheet } from './sheet.tsx'

test('renders a named dialog with its buttons', () => {
  show(
    <Sheet open onClose={() => undefined} title="Filters" footer={<button type="button">Show 84 items</button>}>
      <p>Brand</p>
    </Sheet>,
  )
  expect(screen.getByRole('dialog', { name: 'Filters' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Show 84 items' })).toBeDefined()
})
