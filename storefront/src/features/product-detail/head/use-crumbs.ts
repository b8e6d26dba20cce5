import { groupSlug, LISTING_PATH, listingPath } from '@closyyy/contract/paths'
import type { Product } from '@closyyy/contract/products-schemas'
import { useProductLabel } from '@closyyy/platform/labels/product-labels'
import type { Crumb } from '@closyyy/ui/breadcrumbs'
import { useProductText } from '../product-text.ts'

export type TrailFacts = Pick<Product, 'title'> & Partial<Pick<Product, 'category'>>

/** Begins with the home page alone if the category is not known yet. */
export function useCrumbs({ title, category }: TrailFacts): Crumb[] {
  const t = useProductText()
  const labelOf = useProductLabel()
  const home = { label: t('home'), href: '/' }
  if (!category) return [home]
  const group = groupSlug(category.group)
  const groupPath = `${LISTING_PATH}/${group}`
  const categoryPath = listingPath(category)
  return [
    home,
    { label: labelOf(group), href: groupPath },
    ...(categoryPath === groupPath ? [] : [{ label: labelOf(category.name), href: categoryPath }]),
    { label: title },
  ]
}
