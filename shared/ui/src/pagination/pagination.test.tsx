import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../gallery/show.tsx'
import type { PageLink } from './pagination.tsx'
import { Pagination, pageSteps } from './pagination.tsx'

const link = ({ page, ...rest }: PageLink) => <a key={page} href={`?page=${page}`} {...rest} />

test('marks the current page and links its neighbours', () => {
  show(<Pagination page={5} lastPage={12} link={link} />)
  expect(screen.getByRole('link', { current: 'page' }).getAttribute('aria-label')).toBe('Page 5')
  expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('?page=4')
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('?page=6')
})

test('renders nothing for one page', () => {
  show(<Pagination page={1} lastPage={1} link={link} />)
  expect(screen.queryByRole('navigation')).toBeNull()
})

test.each([
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, undefined, 9]],
  [5, 9, [1, undefined, 4, 5, 6, undefined, 9]],
  [9, 9, [1, undefined, 8, 9]],
])('links for page %i of %i: %j', (page, lastPage, pages) => {
  expect(pageSteps(page, lastPage).map(step => step.page)).toEqual(pages)
})
