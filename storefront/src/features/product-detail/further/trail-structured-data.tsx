import { useServices } from '@closyyy/platform/services'
import { type TrailFacts, useCrumbs } from '../head/use-crumbs.ts'
import { StructuredData } from './structured-data.tsx'

/** schema.org data of the trail above the product. */
export function TrailStructuredData({ product }: { product: TrailFacts }) {
  const { origin } = useServices()
  const crumbs = useCrumbs(product)
  return (
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
  )
}
