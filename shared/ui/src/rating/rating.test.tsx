import { expect, test } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { Rating } from './rating.tsx'

/** Returns the filled part of the five stars. */
const filled = (root: HTMLElement) => Number(root.querySelector('svg > svg')?.getAttribute('width')) / 120

test('shows an average to one decimal with a part-filled star', () => {
  const { container } = show(<Rating value={4.6} count={5} />)
  expect(container.textContent).toBe('Rated 4.6 of 54.65 ratings')
  expect(filled(container)).toBeCloseTo(0.92)
})

test('rounds an average down', () => {
  const { container } = show(<Rating value={4.99} count={100} />)
  expect(container.textContent).toBe('Rated 4.9 of 54.9100 ratings')
})

test('shows one rating as whole stars without a number beside them', () => {
  const { container } = show(<Rating value={4} />)
  expect(container.textContent).toBe('Rated 4 of 5')
  expect(filled(container)).toBeCloseTo(0.8)
})

test('shows no stars before the first rating', () => {
  const { container } = show(<Rating value={0} count={0} />)
  expect(container.textContent).toBe('No ratings yet')
  expect(container.querySelector('svg')).toBeNull()
})
