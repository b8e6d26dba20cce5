import { listGroupBrands } from '@closyyy/contract/brands-calls'
import { listCategories, listGroupCategories } from '@closyyy/contract/categories-calls'
import { conditions } from '@closyyy/contract/conditions'
import { listFilterConditions } from '@closyyy/contract/conditions-calls'
import { listProducts } from '@closyyy/contract/products-calls'
import { sizes } from '@closyyy/contract/sizes'
import { listSizes } from '@closyyy/contract/sizes-calls'
import type { Size } from '@closyyy/contract/sizes-schemas'
import { aPage, aProduct } from '@closyyy/testing/builders'
import { createFakeServer, success } from '@closyyy/testing/fake-server'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { fakeIntersectionObserver } from '../../test/fake-intersection-observer.ts'
import { openPage } from '../../test/open-page.tsx'

beforeEach(() => void fakeIntersectionObserver())

const categories = [
  { id: 12, name: 'top', group: 'women' as const },
  { id: 21, name: 'shoes', group: 'women' as const },
]

const aSize = (value: string, id: number): Size => ({ id, title: value, value, code: value })

test('lists sizes of the group, then of the selected category, by size system', async () => {
  const server = createFakeServer()
  server.respondTo(listCategories, { women: categories })
  server.respondTo(listGroupCategories, { categories })
  server.respondTo(listGroupBrands, { brands: [] })
  server.respondTo(listFilterConditions, { conditions })
  server.respondTo(listProducts, aPage([aProduct()]))
  const shoeSizes = [aSize('eu-38', 101), aSize('eu-39', 102)]
  server.respondTo(listSizes, ({ query }) =>
    success(listSizes, { sizes: query.category_id === '21' ? shoeSizes : [...sizes, ...shoeSizes] }),
  )
  const { router, user } = await openPage('/listing/women', { server })
  // The filters of a desktop are closed: hidden from queries by role, not from those by text.
  const sizesUnder = (heading: string) => within(screen.getByText(heading).closest('fieldset') as HTMLElement)
  await screen.findByText('Shoe size')
  expect(sizesUnder('Clothing size').getByText('Medium')).toBeTruthy()
  await user.click(sizesUnder('Shoe size').getByText('EU 38 (UK 5)'))
  await waitFor(() => expect(router.state.location.search).toBe('?size=eu-38'))
  expect(await screen.findByRole('link', { name: 'Remove EU 38 (UK 5)' })).toBeTruthy()
  await user.click(screen.getByText('Shoes'))
  await waitFor(() => expect(router.state.location.search).toBe('?size=eu-38&category_id=21'))
  await waitFor(() => expect(screen.queryByText('Medium')).toBeNull())
  await user.click(screen.getByText('Tops'))
  await waitFor(() => expect(router.state.location.search).toBe('?category_id=12'))
})
