import { expect, test } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { SizeAndCondition } from './size-and-condition.tsx'

// CART-13
test.each([
  [{ size: 'M', condition: 'New' }, 'Size M · New'],
  [{ size: 'EU 38', condition: null }, 'Size EU 38'],
  [{ condition: 'New' }, 'New'],
])('shows the parts of %o', (parts, line) => {
  expect(show(<SizeAndCondition {...parts} />).container.textContent).toBe(line)
})

// CART-13
test('shows no line without size and condition', () => {
  const { container } = show(<SizeAndCondition size={null} />)
  expect(container.querySelector('p')).toBeNull()
})
