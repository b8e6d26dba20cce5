import type { CategoriesByGroup, Category, GroupSlug } from '@closyyy/contract/categories'
import { groups } from '@closyyy/contract/categories'
import { groupSlug, listingPath } from '@closyyy/contract/paths'

export interface MenuGroup {
  slug: GroupSlug
  path: string
  /** What the group opens to; empty where its own listing is all there is. */
  categories: Category[]
}

/** The menu in its fixed order; a group without known categories is a plain link. */
export function menuGroups(byGroup: CategoriesByGroup | undefined): MenuGroup[] {
  return groups.map(group => {
    const slug = groupSlug(group)
    const path = `/listing/${slug}`
    const categories = (byGroup?.[group] ?? []).filter(category => listingPath(category) !== path)
    return { slug, path, categories }
  })
}

/** The group whose listing an address shows. */
export function groupOfPath(pathname: string): string | undefined {
  return /^\/listing\/([^/]+)/.exec(pathname)?.[1]
}

/** Items under Rs.2,000, cheapest first, of the group in view, else of women (rulings.md, small rulings, storefront). */
export function salePath(pathname: string): string {
  const group = menuGroups(undefined).find(({ slug }) => slug === groupOfPath(pathname))?.slug ?? 'women'
  return `/listing/${group}?max_price=2000&sort=price_asc`
}
