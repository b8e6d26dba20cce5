import * as z from '@closyyy/contract/schema'
import { Brand } from './brands-schemas.ts'
import { groupSlugs } from './categories.ts'
import { Category } from './categories-schemas.ts'
import { Condition } from './conditions-schemas.ts'
import { filterValues, MAX_FILTER_VALUES } from './filter-values.ts'
import { message } from './messages.ts'
import { approvalStatuses, ownSorts, revisionStatuses } from './own-products.ts'
import { pageOf, pageQuery } from './pagination-schemas.ts'
import { Photo } from './photos-schemas.ts'
import { MAX_SEARCH_LENGTH, MIN_SEARCH_LENGTH, sorts } from './products.ts'
import { Id, IdText, Rupees, Timestamp } from './scalars.ts'
import { sizeValues } from './sizes.ts'
import { SizeData, SizeValue } from './sizes-schemas.ts'

/** Public data of a product's seller (PRIVACY-1). */
export const ProductSeller = z.object({
  id: Id,
  first_name: z.string(),
  username: z.string(),
  profile_picture: z.nullable(z.string()),
  on_vacation: z.boolean(),
})

/** The public texts and price of a product that has a revision (PRODUCT-16). */
export const PublicVersion = z.object({ title: z.string(), description: z.string(), price: Rupees })
export type PublicVersion = z.infer<typeof PublicVersion>

/** Whom a special price would reach, and when the next one may be sent: now if null (OFFER-13). */
const SpecialPriceAudience = z.object({ recipients: z.int(), next_at: z.nullable(Timestamp) })
export type SpecialPriceAudience = z.infer<typeof SpecialPriceAudience>

/** A product as listed and as shown; lists return its first two photos only. */
export const Product = z.object({
  id: Id,
  /** Letters, digits and spaces, at most `MAX_TITLE_LENGTH` characters (PRODUCT-10). */
  title: z.string(),
  /** Cleaned text with line breaks, at most `MAX_DESCRIPTION_LENGTH` characters (PRODUCT-10). */
  description: z.string(),
  /** List price of one unit. */
  price: Rupees,
  /** Units in total; `quantity_left` are those unsold. */
  quantity: z.int(),
  quantity_left: z.int(),
  category_id: Id,
  category: Category,
  /** Null for a brand outside the list, which has a `brand_name` only (PRODUCT-9). */
  brand: z.nullable(Brand),
  /** Name of the brand, listed or not. */
  brand_name: z.nullable(z.string()),
  condition_id: Id,
  condition: Condition,
  /** The country, always Pakistan. */
  location: z.string(),
  /** A city of `listingCities` or, by default, that of the pickup address (LISTING-11). */
  city: z.string(),
  /** The cover first. */
  photos: z.array(Photo),
  /** True without units left, or if its seller marked it as sold (PRODUCT-1). */
  sold: z.boolean(),
  approval_status: z.enum(approvalStatuses),
  /** Reason for rejecting the product or its revision; returned to its owner and admins only. */
  rejection_reason: z.optional(z.nullable(z.string())),
  /** When a moderator took it down (MODERATION-4), null otherwise; returned to its owner and admins only. */
  taken_down_at: z.optional(z.nullable(Timestamp)),
  /**
   * Status of a new title, description, price or photos while the public sees the old ones (PRODUCT-16); returned to its
   * owner and admins only.
   */
  revision_status: z.optional(z.nullable(z.enum(revisionStatuses))),
  /** What the public sees while a revision is pending or rejected; returned to its owner and admins only. */
  public_version: z.optional(z.nullable(PublicVersion)),
  /**
   * When its seller marked it as sold (PRODUCT-1); null while on sale or sold in the shop; for its owner and admins
   * only.
   */
  sold_elsewhere_at: z.optional(z.nullable(Timestamp)),
  allow_offers: z.boolean(),
  /** Whom a special price would reach (OFFER-13); in the list of one's own products only, for those on sale. */
  special_price: z.optional(SpecialPriceAudience),
  /** False hides it from everyone but its owner and admins (PRODUCT-15). */
  active: z.boolean(),
  /** Always `depopShipping` (SHOP-3). */
  shipping_type: z.string(),
  size_data: SizeData,
  /** The same as `size_data`, for older clients; `created_at` is the date listed (PRODUCT-18). */
  size: z.extend(SizeData, { created_at: Timestamp }),
  user: ProductSeller,
  created_at: Timestamp,
})
export type Product = z.infer<typeof Product>

/** A photo without the paths of its renditions, which clients derive from `image_path`. */
const CardPhoto = z.extend(Photo, { renditions: z.array(z.object({ width: z.int() })) })
export type CardPhoto = z.infer<typeof CardPhoto>

/** The fields of a product that cards and their like buttons need: half of its bytes. */
const CardProduct = z.object({
  id: Id,
  title: z.string(),
  brand_name: z.nullable(z.string()),
  price: Rupees,
  condition: Condition,
  photos: z.array(CardPhoto),
  sold: z.boolean(),
  size_data: z.object({ size_label: SizeData.shape.size_label }),
  user: z.object({ id: Id }),
})
export type CardProduct = z.infer<typeof CardProduct>

export const ProductPage = pageOf(Product)
export type ProductPage = z.infer<typeof ProductPage>

/** One id, a repeated parameter, or ids with commas, which `filterValues` reads. */
const IdTexts = z.union([
  IdText,
  z.array(IdText).check(z.maxLength(MAX_FILTER_VALUES)),
  z.string().check(z.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/), z.refine(isShortList)),
])

/** Sizes as `IdTexts`; wire values of any size system (PRODUCT-4). */
const SizeValues = z.union(
  [
    SizeValue,
    z.array(SizeValue).check(z.maxLength(MAX_FILTER_VALUES)),
    z.string().check(z.refine(isShortList), z.refine(isSizeList)),
  ],
  message('product.size-unlisted'),
)

function isShortList(text: string): boolean {
  return text.split(',').length <= MAX_FILTER_VALUES
}

function isSizeList(text: string): boolean {
  return filterValues(text).every(size => sizeValues.includes(size))
}

const filters = {
  /** Overrides the group and category of the path (LISTING-8). */
  category_id: z.optional(IdText),
  brand_id: z.optional(IdTexts),
  condition_id: z.optional(IdTexts),
  size: z.optional(SizeValues),
  min_price: z.optional(z.coercedNumber().check(z.nonnegative())),
  max_price: z.optional(z.coercedNumber().check(z.nonnegative())),
}

/**
 * Filters of listing and search (LISTING-3, LISTING-12, SEARCH-6); prices in rupees, both ends included. Products match
 * one of the values of each filter.
 */
export const ProductFilter = z.object({ ...filters, sort: z._default(z.enum(sorts), 'newest') })
export type ProductFilter = z.output<typeof ProductFilter>

/** Text of a search (SEARCH-1). */
const SearchText = z
  .string(message('search.too-short'))
  .check(z.trim(), z.minLength(MIN_SEARCH_LENGTH, message('search.too-short')), z.maxLength(MAX_SEARCH_LENGTH))

export const listProductsSchemas = {
  /** `category` is the slug of a category in the group. */
  params: z.object({ group: z.enum(groupSlugs), category: z.optional(z.string()) }),
  query: z.extend(ProductFilter, pageQuery),
  data: ProductPage,
}

export const searchProductsSchemas = {
  query: z.extend(ProductFilter, { query: SearchText, ...pageQuery }),
  data: ProductPage,
}

const Count = z.int().check(z.positive())

/** Products on sale by value of each filter; values without a product are missing (LISTING-13). */
export const ProductFacets = z.object({
  categories: z.array(z.object({ id: Id, count: Count })),
  brands: z.array(z.extend(Brand, { count: Count })),
  conditions: z.array(z.object({ id: Id, count: Count })),
  sizes: z.array(z.object({ value: SizeValue, count: Count })),
})
export type ProductFacets = z.infer<typeof ProductFacets>

export const listProductFacetsSchemas = {
  query: z.object({
    ...filters,
    group: z.optional(z.enum(groupSlugs)),
    /** Slug of a category in the group. */
    category: z.optional(z.string()),
    query: z.optional(SearchText),
  }),
  data: ProductFacets,
}

export const listSuggestedProductsSchemas = {
  /** `like`: id of the product to resemble; `seller`: id of the only shop. */
  query: z.object({ like: z.optional(IdText), seller: z.optional(IdText), ...pageQuery }),
  data: ProductPage,
}

/** Products on sale to show on a product's page. */
const RelatedProducts = z.object({ similar: z.array(CardProduct), from_seller: z.array(CardProduct) })
export type RelatedProducts = z.infer<typeof RelatedProducts>

export const listRelatedProductsSchemas = {
  params: z.object({ id: IdText }),
  data: RelatedProducts,
}

export const getProductSchemas = {
  params: z.object({ id: IdText }),
  data: Product,
}

export const listOwnProductsSchemas = {
  query: z.object({
    ...pageQuery,
    /** 1 for sold, 0 for unsold products, both by default. */
    sold: z.optional(z.enum(['0', '1'])),
    approval_status: z.optional(z.enum(approvalStatuses)),
    /** Leaves out products that await their first decision. */
    reviewed: z.optional(z.literal('1')),
    /** Only products that their seller marked as sold (PRODUCT-1). */
    sold_elsewhere: z.optional(z.literal('1')),
    sort: z._default(z.enum(ownSorts), 'newest'),
  }),
  data: ProductPage,
}

/** Schemas of the newest products of one group, which are not paged. */
export const listCollectionSchemas = { data: z.array(Product) }

/** The newest products on sale of each group that has a row on the home page. */
const Collections = z.object({
  men: z.array(CardProduct),
  women: z.array(CardProduct),
  kids: z.array(CardProduct),
  'wedding-dresses': z.array(CardProduct),
})
export type Collections = z.infer<typeof Collections>

export const listCollectionsSchemas = { data: Collections }
