import type { Product, ProductPage } from '@closyyy/contract/products-schemas'
import { aPage, aProduct } from '@closyyy/testing/builders'
import { ayesha } from '@closyyy/testing/page-at'

/** Builds one of ayesha's products. */
export function productOf(overrides: Partial<Product> & { id: number }): Product {
  const { user } = aProduct()
  return aProduct({ title: `Kurta ${overrides.id}`, user: { ...user, id: ayesha.userId }, ...overrides })
}

export function productPageOf(data: Product[], page = 1, lastPage = 1): ProductPage {
  return aPage(data, { page, of: lastPage })
}

/** Filters and pages products as the server does. */
export function ownPageOf(products: Product[], { query }: { query: Record<string, string> }): ProductPage {
  const { reviewed, approval_status: status, page = 1, per_page: size = 8 } = query
  const found = products.filter(product =>
    reviewed ? product.approval_status !== 'pending' : !status || product.approval_status === status,
  )
  const [from, to] = [(Number(page) - 1) * Number(size), Number(page) * Number(size)]
  const lastPage = Math.max(1, Math.ceil(found.length / Number(size)))
  return { ...productPageOf(found.slice(from, to), Number(page), lastPage), total: found.length }
}
