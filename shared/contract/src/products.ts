import * as z from 'zod/mini'
import { Brand } from './brands.ts'
import { defineCall } from './call.ts'
import { Category, groupSlugs } from './categories.ts'
import { Condition } from './conditions.ts'
import { pageOf, pageQuery } from './page.ts'
import { Photo } from './photos.ts'
import { Id, IdText, Rupees, Timestamp } from './scalars.ts'
import { SizeData, standardSizes } from './sizes.ts'

export const approvalStatuses = ['pending', 'approved', 'rejected'] as const

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

export const sorts = ['newest', 'price_asc', 'price_desc'] as const
export type Sort = (typeof sorts)[number]

/** Filters of the listing page; prices in whole or decimal rupees, ends included. */
export const ProductFilter = z.object({
  category_id: z.optional(IdText),
  brand_id: z.optional(IdText),
  condition_id: z.optional(IdText),
  size: z.optional(z.enum(standardSizes)),
  min_price: z.optional(z.coerce.number().check(z.nonnegative())),
  max_price: z.optional(z.coerce.number().check(z.nonnegative())),
  sort: z._default(z.enum(sorts), 'newest'),
})
export type ProductFilter = z.infer<typeof ProductFilter>

export const listProducts = defineCall({
  name: 'listProducts',
  method: 'GET',
  path: '/v1/listing/public/products/the/search/:group/:category?',
  access: 'anyone',
  summary: 'Products on sale in a group, filtered, sorted and paged; `category_id` beats group and category word.',
  params: z.object({ group: z.enum(groupSlugs), category: z.optional(z.string()) }),
  query: z.extend(ProductFilter, pageQuery),
  data: ProductPage,
})

function collectionCall(name: string, word: string, group: string) {
  return defineCall({
    name,
    method: 'GET',
    path: `/v1/listing/public/products/the/${word}`,
    access: 'anyone',
    summary: `The newest products on sale for ${group}, for a row of the home page.`,
    data: z.array(Product),
  })
}

export const listMensProducts = collectionCall('listMensProducts', 'mens', 'men')
export const listWomensProducts = collectionCall('listWomensProducts', 'womens', 'women')
export const listKidsProducts = collectionCall('listKidsProducts', 'kids', 'kids')

/** A search below this many characters is refused (storefront.txt section 5). */
export const SEARCH_MIN_LENGTH = 3

export const searchProducts = defineCall({
  name: 'searchProducts',
  method: 'GET',
  path: '/v1/listing/public/products/search',
  access: 'anyone',
  summary: 'Unsold products whose title contains the query, any case, newest first.',
  query: z.object({
    query: z
      .string('Search query is too short.')
      .check(z.trim(), z.minLength(SEARCH_MIN_LENGTH, 'Search query is too short.'), z.maxLength(100)),
    ...pageQuery,
  }),
  data: ProductPage,
})

export const listSuggestedProducts = defineCall({
  name: 'listSuggestedProducts',
  method: 'GET',
  path: '/v1/listing/public/products/show',
  access: 'anyone',
  summary:
    'Unsold products to suggest beside another one; `like` names the product to resemble, `seller` keeps to one shop.',
  query: z.object({ like: z.optional(IdText), seller: z.optional(IdText), ...pageQuery }),
  data: ProductPage,
})

export const getProduct = defineCall({
  name: 'getProduct',
  method: 'GET',
  path: '/v1/listing/public/products/show/:id',
  access: 'optional',
  summary: 'One product in full; sold ones stay, pending ones only to their owner or an admin.',
  params: z.object({ id: IdText }),
  data: Product,
})

export const listOwnProducts = defineCall({
  name: 'listOwnProducts',
  method: 'GET',
  path: '/v1/listing/auth/products/show',
  access: 'bearer',
  summary: "The signed-in seller's own products in every state, newest first.",
  query: z.object({ ...pageQuery, sold: z.optional(z.enum(['0', '1'])) }),
  data: ProductPage,
})
