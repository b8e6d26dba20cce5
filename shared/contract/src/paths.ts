import type { Category, Group, GroupSlug } from './categories.ts'
import { WEDDING_DRESSES_ID } from './categories.ts'

/** Path of the login. */
export const LOGIN_PATH = '/seller/login'

/** Adds the page of this site that a path of auth leads back to; without one, the login leads to the overview. */
export function withRedirect(path: string, back: string | undefined): string {
  return back ? `${path}?redirect=${encodeURIComponent(back)}` : path
}

/** Makes a slug (PRODUCT-23): lowercase, `&` becomes ` and `, other runs become `-`. */
export function slugify(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** The address word of a group. */
export function groupSlug(group: Group): GroupSlug {
  return slugify(group) as GroupSlug
}

/** Address of a category's listing; beauty and wedding dresses have one of their own. */
export function listingPath(category: Pick<Category, 'id' | 'name' | 'group'>): string {
  if (category.id === WEDDING_DRESSES_ID) return '/listing/wedding-dresses'
  const group = groupSlug(category.group)
  return slugify(category.name) === group ? `/listing/${group}` : `/listing/${group}/${slugify(category.name)}`
}

/** Address of a product page: brand slug, then title slug, a hyphen and the id; a sold one adds `?sold`. */
export function productPath(product: { id: number; title: string; brand_name: string | null; sold: boolean }): string {
  const brand = slugify(product.brand_name ?? '') || 'brand'
  const slug = [slugify(product.title), product.id].filter(Boolean).join('-')
  return `/products/${brand}/${slug}${product.sold ? '?sold' : ''}`
}

/** The product id at the end of a product page's slug, or undefined. */
export function productIdOf(slug: string): number | undefined {
  const digits = /(?:^|-)(\d{1,15})$/.exec(slug)?.[1]
  return digits ? Number(digits) : undefined
}

/** Address of a seller's public shop. */
export function shopPath(userId: number): string {
  return `/user/${userId}`
}

/** Name of the shop's query parameter that opens the rating form for the order it holds. */
export const RATE_PARAM = 'rate'

/** Address of a seller's shop with the rating form for an order open. */
export function ratingPath(sellerId: number, orderId: number): string {
  return `${shopPath(sellerId)}?${RATE_PARAM}=${orderId}`
}

/** Address where a seller edits one of their own listings. */
export function editListingPath(productId: number): string {
  return `/seller/sellinghub/selling-active?edit=${productId}`
}
