import type { Category } from '@closyyy/contract/categories-schemas'
import { conditions } from '@closyyy/contract/conditions'
import { toRupees } from '@closyyy/contract/money'
import type { Product, PublicVersion } from '@closyyy/contract/products-schemas'
import { sizeTag } from '@closyyy/contract/size-systems'
import type { SizeData } from '@closyyy/contract/sizes-schemas'
import { presentPhoto } from '../photos/photo-response.ts'
import type { ProductRow } from './products-queries.ts'

/** Returns size and measurements; a product of an older client has only its standard size, in any category. */
function presentSize(row: ProductRow): SizeData {
  const { chest, waist, hips, inseam, sleeve, shoulder } = row
  const size = row.size ?? row.standard_size
  return {
    standard_size: row.standard_size as SizeData['standard_size'],
    size,
    size_label: size && sizeTag(size),
    chest,
    waist,
    hips,
    inseam,
    sleeve,
    shoulder,
    ...row.more_measures,
  }
}

/** Returns what the public sees, for the owner's view of a product with a revision. */
function presentPublicVersion(row: ProductRow): PublicVersion | null {
  if (!row.revision_status || row.public_price_paisa === undefined) return null
  return {
    title: row.public_title ?? '',
    description: row.public_description ?? '',
    price: toRupees(row.public_price_paisa),
  }
}

export function presentProduct(row: ProductRow, categories: ReadonlyMap<number, Category>): Product {
  const category = categories.get(row.category_id)
  const condition = conditions.find(({ id }) => id === row.condition_id)
  if (!category || !condition) throw new Error(`Product ${row.id} has an unknown category or condition.`)
  const size_data = presentSize(row)
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    price: toRupees(row.price_paisa),
    quantity: row.quantity,
    quantity_left: row.quantity_left,
    category_id: category.id,
    category,
    brand: row.brand_id === null ? null : { id: row.brand_id, name: row.brand_name ?? '' },
    brand_name: row.brand_name,
    condition_id: condition.id,
    condition,
    location: row.location,
    city: row.city,
    photos: row.photos.map(presentPhoto),
    sold: row.sold,
    approval_status: row.approval_status,
    ...(row.rejection_reason !== undefined && { rejection_reason: row.rejection_reason }),
    ...(row.taken_down_at !== undefined && {
      taken_down_at: row.approval_status === 'rejected' ? row.taken_down_at : null,
    }),
    ...(row.revision_status !== undefined && { revision_status: row.revision_status }),
    ...(row.revision_status !== undefined && { public_version: presentPublicVersion(row) }),
    ...(row.sold_elsewhere_at !== undefined && { sold_elsewhere_at: row.sold_elsewhere_at }),
    allow_offers: row.allow_offers,
    active: row.active,
    shipping_type: row.shipping_type,
    size_data,
    size: { ...size_data, created_at: row.created_at },
    user: {
      id: row.seller_id,
      first_name: row.first_name,
      username: row.username,
      profile_picture: row.profile_picture,
      on_vacation: row.on_vacation,
    },
    created_at: row.created_at,
  }
}
