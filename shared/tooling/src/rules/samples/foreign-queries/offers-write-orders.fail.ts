// as: api/src/features/offers/offers-service.ts
// expect: Each table has one owner: call the other feature’s service, never its queries.
import { insertOrder } from '../orders/orders-queries.ts'

export const order = insertOrder
