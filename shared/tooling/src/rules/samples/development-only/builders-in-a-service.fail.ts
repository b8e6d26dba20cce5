// as: api/src/features/products/products-service.ts
// expect: Production code never imports shared/testing, shared/tooling or api/test: they are for tests and builds.
import { addProduct } from '../../../test/builders.ts'

export const add = addProduct
