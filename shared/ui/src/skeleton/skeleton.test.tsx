import { expect, test } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { Skeleton } from './skeleton.tsx'

test('is hidden from screen readers', () => {
  const { container } = show(<Skeleton shape="portrait" />)
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
})
