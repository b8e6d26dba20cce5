import type { Group, GroupSlug } from './categories.ts'
import { WEDDING_DRESSES_ID } from './categories.ts'
import type { Category } from './categories-schemas.ts'

// Storefront

export const LISTING_PATH = '/listing'
/** Redirects to men's listing. */
export const ALL_MEN_PATH = '/all-men'
/** Parent of the product pages. */
export const PRODUCTS_PATH = '/products'
/** Parent of the sellers' public shops. */
export const SHOPS_PATH = '/user'
export const SEARCH_PATH = '/search'
export const CART_PATH = '/cart'
export const CHECKOUT_PATH = '/checkout'
export const ORDER_CONFIRMATION_PATH = '/orderconfirmation'
export const ABOUT_PATH = '/about'
export const HOW_TO_SELL_PATH = '/how-to-sell-on-closyyy'
export const MANAGED_PATH = '/managed-by-closyyy'
export const IMPACT_PATH = '/impact'
export const RETURNS_PATH = '/exchange-and-returns'
export const PRIVACY_PATH = '/privacy-policy'
/** Privacy policy of the app that connects sellers' other shops. */
export const BRIDGE_PRIVACY_PATH = '/privacy-policy-closyyy-bridge'
export const TERMS_PATH = '/terms'
export const DATA_DELETION_PATH = '/data-deletion'

/** Parent of the pages of auth and the seller hub; search engines index none of them. */
export const SELLER_PATH = '/seller'

// Document server

/** Parent of the plain pages, which need no script, and of the forms that they send. */
export const FORMS_PATH = '/forms'
/** Receives the form that adds a product to the cart. */
export const CART_ITEMS_FORM_PATH = '/forms/cart/items'

// Auth

export const LOGIN_PATH = '/seller/login'
/** Redirects to `PHONE_PATH`. */
export const SIGN_UP_PATH = '/seller/signup'
/** First page of the sign-up: the phone number. */
export const PHONE_PATH = '/seller/phone'
/** Phone code; the spelling is fixed (NAV-2). */
export const VERIFICATION_PATH = '/seller/sellinghub/varification'
/** The three registration steps, in order. */
export const SIGN_UP_STEP_PATHS = ['/seller/signup-step1', '/seller/signup-step2', '/seller/signup-step3'] as const
export const SIGN_UP_SUCCESS_PATH = '/seller/signupsuccess'
export const PASSWORD_RESET_PATH = '/seller/password-reset'
export const VERIFY_EMAIL_PATH = '/seller/verify-email'
/** Withdraws the deletion of one's account (PRIVACY-4). */
export const KEEP_ACCOUNT_PATH = '/seller/keep-account'
export const GOOGLE_CALLBACK_PATH = '/auth/google/callback'

// Seller hub

/** Redirects to `OVERVIEW_PATH`. */
export const HUB_PATH = '/seller/sellinghub'
export const OVERVIEW_PATH = '/seller/sellinghub/overview'
/** Products of the seller that are for sale; also where signed-in visitors of the login are redirected (SESSION-4). */
export const SELLING_ACTIVE_PATH = '/seller/sellinghub/selling-active'
export const DRAFTS_PATH = '/seller/sellinghub/drafts'
export const OFFERS_PATH = '/seller/sellinghub/offers'
export const SOLD_ITEMS_PATH = '/seller/sellinghub/sold-items'
/** Redirects to `SOLD_ITEMS_PATH`. */
export const SELLING_SOLD_PATH = '/seller/sellinghub/selling-sold'
export const STATS_PATH = '/seller/sellinghub/stats'
/** Balances, history and payouts of a seller. */
export const PAYMENT_PATH = '/seller/sellinghub/payment'
export const BANK_PATH = '/seller/sellinghub/bank'
export const SHIPPING_PATH = '/seller/sellinghub/shipping'
export const VACATION_PATH = '/seller/sellinghub/vacation'
/** Admins only: products that await approval. */
export const MODERATION_PATH = '/seller/sellinghub/moderation'
/** Admins only: open disputes. */
export const REPORTS_PATH = '/seller/sellinghub/reports'
/** For administrators. */
export const SUSPENSIONS_PATH = '/seller/sellinghub/suspended-accounts'
/** For administrators. */
export const DISPUTES_PATH = '/seller/sellinghub/disputes'
/** For administrators: appeals against refused parcels. */
export const APPEALS_PATH = '/seller/sellinghub/appeals'
/** Admins only: payouts that await payment. */
export const PAYOUTS_PATH = '/seller/sellinghub/payouts'
/** Admins only: refunds that the shop owes to buyers. */
export const REFUNDS_PATH = '/seller/sellinghub/refunds'
/** Admins only: what couriers paid for parcels. */
export const REMITTANCES_PATH = '/seller/sellinghub/remittances'
/** Owners only: administrators and their roles. */
export const TEAM_PATH = '/seller/sellinghub/team'
/** Owners only: security events and acts of administrators. */
export const AUDIT_LOG_PATH = '/seller/sellinghub/audit-log'
/** The form for a new product or, with a query, for a draft. */
export const LIST_ITEM_PATH = '/seller/list-item'
/** Menu of the account's pages (NAV-9); the page You of the bottom bar. */
export const ACCOUNT_PATH = '/seller/account'
/** Products that the person saved (LIKE-1). */
export const SAVED_PATH = '/seller/saved'
/** New items of followed sellers, these, and the person's followers (LIKE-4). */
export const FOLLOWING_PATH = '/seller/following'
export const ADDRESSES_PATH = '/seller/addresses'
/** Chats with sellers and buyers about listings. */
export const MESSAGES_PATH = '/seller/messages'
export const PURCHASES_PATH = '/seller/purchases'
export const PROFILE_PATH = '/seller/profile'
/** Redirects to `PROFILE_PATH` (NAV-2). */
export const MISSPELT_PROFILE_PATH = '/seller/Profile'
export const EDIT_PROFILE_PATH = '/seller/edit'
export const SETTINGS_PATH = '/seller/settings'
/** Devices on which the person is signed in. */
export const DEVICES_PATH = '/seller/devices'
/** The parcels that the person accepted and refused (PHONE-RECORD-2). */
export const DELIVERY_RECORD_PATH = '/seller/delivery-record'
/** Email preferences, editable. */
export const PREFERENCES_PATH = '/seller/preferences'
/** Redirects to `PREFERENCES_PATH` (NAV-2). */
export const MISSPELT_PREFERENCES_PATH = '/seller/preferneces'
/** Email preferences, read-only. */
export const PREFER_PATH = '/seller/prefer'

/** Adds the path to return to after login (SESSION-3); without one, the login opens the overview. */
export function withRedirect(path: string, returnTo: string | undefined): string {
  return returnTo ? `${path}?redirect=${encodeURIComponent(returnTo)}` : path
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

/** Slugs of groups and categories, which are few; the menu of categories needs hundreds for each page. */
const categorySlugs = new Map<string, string>()

/** Returns the slug of a group's or category's name. */
export function categorySlug(name: string): string {
  const slug = categorySlugs.get(name) ?? slugify(name)
  categorySlugs.set(name, slug)
  return slug
}

/** Path segment of a group. */
export function groupSlug(group: Group): GroupSlug {
  return categorySlug(group) as GroupSlug
}

/** Path of a category's listing (LISTING-8); beauty and wedding dresses have their own group. */
export function listingPath(category: Pick<Category, 'id' | 'name' | 'group'>): string {
  if (category.id === WEDDING_DRESSES_ID) return `${LISTING_PATH}/wedding-dresses`
  const group = groupSlug(category.group)
  const groupPath = `${LISTING_PATH}/${group}`
  const name = categorySlug(category.name)
  return name === group ? groupPath : `${groupPath}/${name}`
}

/**
 * Path of a product page (PRODUCT-23): brand slug, then title slug, a hyphen and the id; a sold product adds `?sold`.
 */
export function productPath(product: { id: number; title: string; brand_name: string | null; sold: boolean }): string {
  const brand = slugify(product.brand_name ?? '') || 'brand'
  const slug = [slugify(product.title), product.id].filter(Boolean).join('-')
  return `${PRODUCTS_PATH}/${brand}/${slug}${product.sold ? '?sold' : ''}`
}

/** Returns the product id at the end of a product page's slug, or undefined. */
export function productIdOf(slug: string): number | undefined {
  const digits = /(?:^|-)(\d{1,15})$/.exec(slug)?.[1]
  return digits ? Number(digits) : undefined
}

/** Path of the checkout for the items selected from one seller (CHECKOUT-4). */
export function checkoutPath(sellerId: number): string {
  return `${CHECKOUT_PATH}?sellerId=${sellerId}`
}

/** Path of the page that confirms an order (ORDER-9). */
export function orderConfirmationPath(orderId: number): string {
  return `${ORDER_CONFIRMATION_PATH}/${orderId}`
}

/** Path of a seller's public shop (SHOP-1). */
export function shopPath(userId: number): string {
  return `${SHOPS_PATH}/${userId}`
}

/** Name of the shop's query parameter that opens the rating form; its value is the order's id. */
export const RATE_PARAM = 'rate'

/** Path of a seller's shop with the rating form for an order open (RATING-1). */
export function ratingPath(sellerId: number, orderId: number): string {
  return `${shopPath(sellerId)}?${RATE_PARAM}=${orderId}`
}

/** Path where sellers edit one of their products. */
export function editListingPath(productId: number): string {
  return `${SELLING_ACTIVE_PATH}?edit=${productId}`
}

/** Path of the listing form with a draft, by its id on the device or on the server. */
export function draftPath(id: string): string {
  return `${LIST_ITEM_PATH}?draft=${id}`
}

/** Path of a sold order with its timeline. */
export function soldOrderPath(orderId: number): string {
  return `${SOLD_ITEMS_PATH}/${orderId}`
}

/** Path of the printable packing slip of an order. */
export function packingSlipPath(orderId: number): string {
  return `${soldOrderPath(orderId)}/slip`
}

/** Path of a chat about a listing. */
export function chatPath(chatId: number): string {
  return `${MESSAGES_PATH}?chat=${chatId}`
}
