import { groupSlug, LISTING_PATH, listingPath } from '@closyyy/contract/paths'
import type { Product } from '@closyyy/contract/products-schemas'
import type { Crumb } from '@closyyy/ui/breadcrumbs'
import { useCategoryLabel, useGroupLabel } from '../../../components/categories.ts'
import { useProductText } from '../product-text.ts'

export type TrailFacts = Pick<Product, 'title'> & Partial<Pick<Product, 'category'>>

/** Begins with the home page alone if the category is not known yet. */
export function useCrumbs({ title, category }: TrailFacts): Crumb[] {
  const t = useProductText()
  const groupLabel = useGroupLabel()
  const categoryLabel = useCategoryLabel()
  const home = { label: t('home'), href: '/' }
  if (!category) return [home]
  const group = groupSlug(category.group)
  const groupPath = `${LISTING_PATH}/${group}`
  const categoryPath = listingPath(category)
  return [
    home,
    { label: groupLabel(group), href: groupPath },
    ...(categoryPath === groupPath ? [] : [{ label: categoryLabel(category.name), href: categoryPath }]),
    { label: title },
  ]
}
