// as: seller-hub/src/features/products/form/list-item.tsx
// expect: Of its siblings, the product form imports drafts alone: it edits them.
import { listOffers } from '../../offers/offers-queries.ts'

export const offers = listOffers
