import type { Catalogues } from '@closyyy/i18n/catalogue'
import { pageAt } from '@closyyy/testing/page-at'
import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { fakeIntersectionObserver } from '../../test/fake-intersection-observer.ts'
import { aListingShop } from '../../test/listing-shop.ts'
import { filterChips } from '../components/filters/filter-parts.ts'
import { catalogues } from '../messages.ts'
import { routes } from '../routes.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../components/filters/filter-chips.tsx'
import '../components/filters/filter-form.tsx'
import './listing-page.tsx'

beforeEach(fakeIntersectionObserver)

const chip = () => screen.getByRole('link', { name: 'Remove Khaadi' })

test('keeps served chips until their script is loaded', async () => {
  const options = { catalogues: catalogues as Catalogues, server: aListingShop() }
  const { element, router } = await pageAt(routes, '/listing/women?brand_id=39', options)
  await expect.poll(() => router.state.initialized).toBe(true)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(element)
  const served = chip()
  const { Component } = filterChips
  Reflect.deleteProperty(filterChips, 'Component')
  const script = Promise.withResolvers<void>()
  filterChips.load = () => script.promise
  await act(async () => {
    render(element, { container, hydrate: true })
  })
  expect(chip()).toBe(served)
  await act(async () => {
    Object.assign(filterChips, { Component })
    script.resolve()
  })
  expect(chip()).not.toBe(served)
  expect(chip().getAttribute('href')).toBe('/listing/women')
})
