import { listGroupBrands } from '@closyyy/contract/brands-calls'
import { listCategories, listGroupCategories } from '@closyyy/contract/categories-calls'
import { conditions } from '@closyyy/contract/conditions'
import { listFilterConditions } from '@closyyy/contract/conditions-calls'
import { listProductFacets, listProducts } from '@closyyy/contract/products-calls'
import { sizes } from '@closyyy/contract/sizes'
import { listSizes } from '@closyyy/contract/sizes-calls'
import { aPage, aProduct } from '@closyyy/testing/builders'
import { createFakeServer, failure, success } from '@closyyy/testing/fake-server'

const ITEMS = 64
const kurtis = { id: 14, name: 'kurtis', group: 'women' as const }
export const khaadi = { id: 39, name: 'Khaadi' }
export const limelight = { id: 40, name: 'Limelight' }
export const noFacets = { categories: [], brands: [], conditions: [], sizes: [] }
const tops = { id: 12, name: 'top', group: 'women' as const }

export function aListingPage(page: number, per_page = 8) {
  const products = Array.from({ length: Math.min(per_page, ITEMS - (page - 1) * per_page) }, (_, place) => {
    const id = (page - 1) * per_page + place + 1
    return aProduct({ id, title: `Item ${id}` })
  })
  return { ...aPage(products, { page, of: Math.ceil(ITEMS / per_page) }), per_page, total: ITEMS }
}

/** A women’s listing of eight pages, with two categories and brands, whose counts are not available. */
export function aListingShop() {
  const server = createFakeServer()
  server.respondTo(listCategories, {
    women: [tops, kurtis],
    'wedding dresses': [{ id: 49, name: 'wedding dresses', group: 'wedding dresses' }],
  })
  server.respondTo(listGroupCategories, { categories: [tops, kurtis] })
  server.respondTo(listGroupBrands, { brands: [khaadi, limelight] })
  server.respondTo(listProductFacets, () => failure('unavailable'))
  server.respondTo(listFilterConditions, { conditions })
  server.respondTo(listSizes, { sizes })
  server.respondTo(listProducts, ({ query }) =>
    success(listProducts, aListingPage(Number(query.page), Number(query.per_page))),
  )
  return server
}

export const lastRequest = (server: ReturnType<typeof aListingShop>) =>
  server.requests.filter(({ name }) => name === 'listProducts').at(-1)?.query
