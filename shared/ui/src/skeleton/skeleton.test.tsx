import { expect, test } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { Skeleton } from './skeleton.tsx'

test('a skeleton is silent', () => {
  const { container } = show(<Skeleton shape="portrait" />)
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
})
