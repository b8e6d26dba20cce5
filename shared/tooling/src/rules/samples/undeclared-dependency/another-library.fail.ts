// as: storefront/src/features/products/product-date.ts
// expect: date-fns is not among the dependencies of @closyyy/storefront: declare it in its package.json.
import { format } from 'date-fns'

export const day = format(new Date(0), 'P')
