// as: api/src/features/products/products-service.ts
// expect: Shipped code never imports shared/testing, shared/tooling or api/test: they serve tests and builds.
import { addProduct } from '../../../test/builders.ts'

export const add = addProduct
