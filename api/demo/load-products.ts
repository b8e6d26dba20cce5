import { standardSizeOf } from '@closyyy/contract/size-systems'
import type { DemoCatalogue, DemoProduct } from '@closyyy/demo/catalogue/demo-catalogue'
import type { Db } from '../src/db/database.ts'
import { photoRows } from './load-photos.ts'
import { type Clock, continueIds, insertRows, numbered } from './load-rows.ts'

/** Returns the products in the order of their ids, oldest first. */
export function productsByAge({ products }: DemoCatalogue): DemoProduct[] {
  return products.toSorted((a, b) => b.listed_hours_ago - a.listed_hours_ago)
}

async function loadBrands(tx: Db, products: DemoProduct[]): Promise<(name: string) => number> {
  const names = [...new Set(products.flatMap(({ brand }) => brand ?? []))].sort()
  const brandId = numbered(names, name => name)
  await insertRows(
    tx,
    'brands',
    names.map(name => ({ id: brandId(name), name })),
  )
  await continueIds(tx, 'brands')
  return brandId
}

/** Inserts brands, products, photos and likes. */
export async function loadProducts(
  tx: Db,
  catalogue: DemoCatalogue,
  userId: (username: string) => number,
  productId: (key: string) => number,
  at: Clock,
): Promise<void> {
  const products = productsByAge(catalogue)
  const brandId = await loadBrands(tx, products)
  const pickups = new Map(
    catalogue.addresses.flatMap(({ username, address_type }, index) =>
      address_type === 'pickup' ? [[username, index + 1] as const] : [],
    ),
  )

  await insertRows(
    tx,
    'products',
    products.map(product => ({
      id: productId(product.key),
      seller_id: userId(product.seller),
      title: product.title,
      description: product.description,
      price_paisa: product.price * 100,
      quantity: product.quantity,
      quantity_left: product.quantity_left,
      category_id: product.category_id,
      brand_id: product.brand === null ? null : brandId(product.brand),
      condition_id: product.condition_id,
      location: 'Pakistan',
      city: product.city,
      address_id: pickups.get(product.seller) ?? null,
      approval_status: product.approval_status,
      approved_at: product.approval_status === 'approved' ? at.hoursAgo(product.listed_hours_ago) : null,
      rejection_reason: product.rejection_reason,
      allow_offers: product.allow_offers,
      active: product.active,
      sold: product.sold,
      shipping_type: 'depopShipping',
      size: product.size,
      standard_size: product.size && standardSizeOf(product.size),
      ...product.measurements,
      more_measures: product.details,
      created_at: at.hoursAgo(product.listed_hours_ago),
      updated_at: at.hoursAgo(product.listed_hours_ago),
    })),
  )
  await continueIds(tx, 'products')

  const photoRow = photoRows()
  await insertRows(
    tx,
    'photos',
    products
      .flatMap(({ key, photos }) => photos.map((spec, position) => photoRow(spec, productId(key), position)))
      .map((row, index) => ({ id: index + 1, ...row })),
  )
  await continueIds(tx, 'photos')

  for (const [kind, table] of [
    ['like', 'likes'],
    ['save', 'saves'],
  ] as const) {
    const marks = catalogue.likes.filter(mark => mark.kind === kind)
    await insertRows(
      tx,
      table,
      marks.map(({ username, product, hours_ago }) => ({
        user_id: userId(username),
        product_id: productId(product),
        created_at: at.hoursAgo(hours_ago),
      })),
    )
  }
}
