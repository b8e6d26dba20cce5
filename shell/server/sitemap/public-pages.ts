import type { ApiClient } from '@closyyy/api-client/api-client'
import { groupSlugs } from '@closyyy/contract/categories'
import { listCategories } from '@closyyy/contract/categories-calls'
import {
  ABOUT_PATH,
  BRIDGE_PRIVACY_PATH,
  DATA_DELETION_PATH,
  HOW_TO_SELL_PATH,
  IMPACT_PATH,
  LISTING_PATH,
  listingPath,
  MANAGED_PATH,
  PRIVACY_PATH,
  RETURNS_PATH,
  TERMS_PATH,
} from '@closyyy/contract/paths'
import type { SitemapEntry } from './sitemap-xml.ts'

const pages = [
  '/',
  ABOUT_PATH,
  HOW_TO_SELL_PATH,
  MANAGED_PATH,
  IMPACT_PATH,
  RETURNS_PATH,
  PRIVACY_PATH,
  BRIDGE_PRIVACY_PATH,
  TERMS_PATH,
  DATA_DELETION_PATH,
]

export async function publicPages(api: ApiClient): Promise<SitemapEntry[]> {
  const categories = Object.values(await api.call(listCategories, {})).flat()
  const listings = [...groupSlugs.map(group => `${LISTING_PATH}/${group}`), ...categories.map(listingPath)]
  return [...new Set([...pages, ...listings])].map(path => ({ path }))
}
