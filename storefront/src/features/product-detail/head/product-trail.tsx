import { Link } from '@closyyy/platform/router'
import { Breadcrumbs } from '@closyyy/ui/breadcrumbs'
import { type TrailFacts, useCrumbs } from './use-crumbs.ts'

export function ProductTrail({ product }: { product: TrailFacts }) {
  return <Breadcrumbs crumbs={useCrumbs(product)} link={({ href, ...rest }) => <Link to={href} {...rest} />} />
}
