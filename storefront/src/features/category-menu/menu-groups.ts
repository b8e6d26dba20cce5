import type { GroupSlug } from '@closyyy/contract/categories'
import { groups } from '@closyyy/contract/categories'
import type { CategoriesByGroup, Category } from '@closyyy/contract/categories-schemas'
import { groupSlug, LISTING_PATH, listingPath } from '@closyyy/contract/paths'

export interface MenuGroup {
  slug: GroupSlug
  path: string
  /** Empty if the group has no categories of its own. */
  categories: Category[]
}

export function menuGroups(byGroup: CategoriesByGroup | undefined): MenuGroup[] {
  return groups.map(group => {
    const slug = groupSlug(group)
    const path = `${LISTING_PATH}/${slug}`
    const categories = (byGroup?.[group] ?? []).filter(category => listingPath(category) !== path)
    return { slug, path, categories }
  })
}

export function groupOfPath(pathname: string): string | undefined {
  return /^\/listing\/([^/]+)/.exec(pathname)?.[1]
}

/** Products under Rs.2,000, cheapest first, of the current group or women's (LISTING-9). */
export function salePath(pathname: string): string {
  const group = menuGroups(undefined).find(({ slug }) => slug === groupOfPath(pathname))?.slug ?? 'women'
  return `${LISTING_PATH}/${group}?max_price=2000&sort=price_asc`
}
