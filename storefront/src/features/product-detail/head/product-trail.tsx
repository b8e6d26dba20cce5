import { groupSlug, LISTING_PATH, listingPath } from '@closyyy/contract/paths'
import type { Product } from '@closyyy/contract/products-schemas'
import { Link } from '@closyyy/platform/router'
import { useServices } from '@closyyy/platform/services'
import { Breadcrumbs, type Crumb } from '@closyyy/ui/breadcrumbs'
import { useCategoryLabel, useGroupLabel } from '../../../components/categories.ts'
import { useProductText } from '../product-text.ts'
import { StructuredData } from './structured-data.tsx'

type TrailFacts = Pick<Product, 'title'> & Partial<Pick<Product, 'category'>>

/** Begins with the home page alone if the category is not known yet. */
export function ProductTrail({ product: { title, category } }: { product: TrailFacts }) {
  const t = useProductText()
  const groupLabel = useGroupLabel()
  const categoryLabel = useCategoryLabel()
  const { origin } = useServices()
  const crumbs: Crumb[] = [{ label: t('home'), href: '/' }]
  if (category) {
    const group = groupSlug(category.group)
    const groupPath = `${LISTING_PATH}/${group}`
    const categoryPath = listingPath(category)
    crumbs.push({ label: groupLabel(group), href: groupPath })
    if (categoryPath !== groupPath) crumbs.push({ label: categoryLabel(category.name), href: categoryPath })
    crumbs.push({ label: title })
  }
  return (
    <>
      <Breadcrumbs crumbs={crumbs} link={({ href, ...rest }) => <Link to={href} {...rest} />} />
      <StructuredData
        thing={{
          '@type': 'BreadcrumbList',
          itemListElement: crumbs.map(({ label, href }, place) => ({
            '@type': 'ListItem',
            position: place + 1,
            name: label,
            ...(href && { item: origin + href }),
          })),
        }}
      />
    </>
  )
}
