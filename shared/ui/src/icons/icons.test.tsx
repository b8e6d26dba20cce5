import { expect, test } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { NextIcon, SearchIcon } from './icons.ts'

test('hides icons from screen readers and mirrors those with a direction', () => {
  const { container } = show(
    <>
      <SearchIcon />
      <NextIcon />
    </>,
  )
  const [search, next] = container.querySelectorAll('svg')
  expect(search?.getAttribute('aria-hidden')).toBe('true')
  expect(search?.getAttribute('class')).not.toContain('mirrored')
  expect(next?.getAttribute('class')).toContain('mirrored')
})
