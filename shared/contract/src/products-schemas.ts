import * as z from '@closyyy/contract/schema'
import { Brand } from './brands-schemas.ts'
import { groupSlugs } from './categories.ts'
import { Category } from './categories-schemas.ts'
import { Condition } from './conditions-schemas.ts'
import { message } from './messages.ts'
import { pageOf, pageQuery } from './page-schemas.ts'
import { Photo } from './photos-schemas.ts'
import { approvalStatuses, ownSorts, revisionStatuses, SEARCH_MIN_LENGTH, sorts } from './products.ts'
import { Id, IdText, Rupees, Timestamp } from './scalars.ts'
import { SizeData, SizeValue } from './sizes-schemas.ts'

/** The seller as a product names them; never their email, phone or address. */
export const ProductSeller = z.object({
  id: Id,
  first_name: z.string(),
  username: z.string(),
  profile_picture: z.nullable(z.string()),
  on_vacation: z.boolean(),
})

/** What a seller puts up for sale. */
export const Product = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  price: Rupees,
  quantity: z.int(),
  quantity_left: z.int(),
  category_id: Id,
  category: Category,
  brand: z.nullable(Brand),
  brand_name: z.nullable(z.string()),
  condition_id: Id,
  condition: Condition,
  location: z.string(),
  city: z.string(),
  photos: z.array(Photo),
  sold: z.boolean(),
  approval_status: z.enum(approvalStatuses),
  /** For its owner and the admins alone: why it was refused, or why its new title or photos were. */
  rejection_reason: z.optional(z.nullable(z.string())),
  /** For its owner and the admins alone: the fate of a new title or photos, while the public sees the old ones. */
  revision_status: z.optional(z.nullable(z.enum(revisionStatuses))),
  /** For its owner and the admins alone: when its seller marked it as sold; null while on sale or sold through the shop. */
  sold_elsewhere_at: z.optional(z.nullable(Timestamp)),
  allow_offers: z.boolean(),
  active: z.boolean(),
  shipping_type: z.string(),
  size_data: SizeData,
  size: z.extend(SizeData, { created_at: Timestamp }),
  user: ProductSeller,
  created_at: Timestamp,
})
export type Product = z.infer<typeof Product>

export const ProductPage = pageOf(Product)
export type ProductPage = z.infer<typeof ProductPage>

/** Filters of the listing page; prices in whole or decimal rupees, ends included. */
export const ProductFilter = z.object({
  category_id: z.optional(IdText),
  brand_id: z.optional(IdText),
  condition_id: z.optional(IdText),
  size: z.optional(SizeValue),
  min_price: z.optional(z.coercedNumber().check(z.nonnegative())),
  max_price: z.optional(z.coercedNumber().check(z.nonnegative())),
  sort: z._default(z.enum(sorts), 'newest'),
})

export const listProductsSchemas = {
  params: z.object({ group: z.enum(groupSlugs), category: z.optional(z.string()) }),
  query: z.extend(ProductFilter, pageQuery),
  data: ProductPage,
}

export const searchProductsSchemas = {
  query: z.object({
    query: z
      .string(message('search.too-short'))
      .check(z.trim(), z.minLength(SEARCH_MIN_LENGTH, message('search.too-short')), z.maxLength(100)),
    ...pageQuery,
  }),
  data: ProductPage,
}

export const listSuggestedProductsSchemas = {
  query: z.object({ like: z.optional(IdText), seller: z.optional(IdText), ...pageQuery }),
  data: ProductPage,
}

export const getProductSchemas = {
  params: z.object({ id: IdText }),
  data: Product,
}

export const listOwnProductsSchemas = {
  query: z.object({
    ...pageQuery,
    sold: z.optional(z.enum(['0', '1'])),
    approval_status: z.optional(z.enum(approvalStatuses)),
    reviewed: z.optional(z.literal('1')),
    sold_elsewhere: z.optional(z.literal('1')),
    sort: z._default(z.enum(ownSorts), 'newest'),
  }),
  data: ProductPage,
}

export const listCollectionSchemas = { data: z.array(Product) }
