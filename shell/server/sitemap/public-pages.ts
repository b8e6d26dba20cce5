import type { ApiClient } from '@closyyy/api-client/api-client'
import { groupSlugs } from '@closyyy/contract/categories'
import { listCategories } from '@closyyy/contract/categories-calls'
import { listingPath } from '@closyyy/contract/paths'
import type { SitemapEntry } from './sitemap-xml.ts'

const pages = [
  '/',
  '/about',
  '/how-to-sell-on-closyyy',
  '/managed-by-closyyy',
  '/impact',
  '/exchange-and-returns',
  '/privacy-policy',
  '/privacy-policy-closyyy-bridge',
  '/terms',
  '/data-deletion',
]

/** Returns the static pages and the listings of all groups and categories. */
export async function publicPages(api: ApiClient): Promise<SitemapEntry[]> {
  const categories = Object.values(await api.call(listCategories, {})).flat()
  const listings = [...groupSlugs.map(group => `/listing/${group}`), ...categories.map(listingPath)]
  return [...new Set([...pages, ...listings])].map(path => ({ path }))
}
