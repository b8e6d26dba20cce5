// as: storefront/src/pages/home-page.tsx
// expect: Shipped code never imports shared/testing, shared/tooling or api/test: they serve tests and builds.
// expect: @closyyy/testing is not among the dependencies of @closyyy/storefront: declare it in its package.json.
import { aProduct } from '@closyyy/testing/builders'

export const product = aProduct()
