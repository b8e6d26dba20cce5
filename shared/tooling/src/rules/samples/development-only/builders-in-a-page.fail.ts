// as: storefront/src/pages/home-page.tsx
// expect: Production code never imports shared/testing, shared/tooling or api/test: they are for tests and builds.
// expect: @closyyy/testing is not among the dependencies of @closyyy/storefront: declare it in its package.json.
import { aProduct } from '@closyyy/testing/builders'

export const product = aProduct()
