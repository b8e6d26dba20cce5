// as: seller-hub/src/features/products/form/list-item.tsx
// expect: The only sibling that the product form imports is drafts, which it edits.
import { listOffers } from '../../offers/offers-queries.ts'

export const offers = listOffers
