import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'

test('the way leads through links to the page itself', () => {
  show(
    <Breadcrumbs
      crumbs={[{ label: 'Women', href: '/listing/women' }, { label: 'Kurta' }]}
      link={link => <a {...link} />}
    />,
  )
  const way = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }))
  expect(way.getByRole('link', { name: 'Women' }).getAttribute('href')).toBe('/listing/women')
  expect(way.getByText('Kurta').getAttribute('aria-current')).toBe('page')
})
