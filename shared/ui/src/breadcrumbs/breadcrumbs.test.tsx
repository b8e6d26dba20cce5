import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'

test('links every item except the current page', () => {
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

test('isolates the direction of each name', () => {
  show(
    <Breadcrumbs
      crumbs={[{ label: 'خواتین', href: '/listing/women' }, { label: 'Kurta (2)' }]}
      link={link => <a {...link} />}
    />,
  )
  expect(screen.getByText('خواتین').tagName).toBe('BDI')
  expect(screen.getByText('Kurta (2)').getAttribute('dir')).toBe('auto')
})
