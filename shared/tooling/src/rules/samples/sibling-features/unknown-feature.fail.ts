// as: seller-hub/src/features/raffles/raffle-form.tsx
// expect: A feature never imports a sibling: compose them in a page, or move the shared part to components.
import { listOffers } from '../offers/offers-queries.ts'

export const offers = listOffers
