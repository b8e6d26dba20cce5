import { expect, test } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { Rating } from './rating.tsx'

test('stars are rounded down and said in words', () => {
  const { container } = show(<Rating value={4.9} count={1} />)
  expect(container.textContent).toBe('Rated 4 of 51 rating')
  expect(container.querySelectorAll('svg[fill="currentColor"]')).toHaveLength(4)
})
