// as: seller-hub/src/features/raffles/raffle-form.tsx
// expect: A feature never imports a sibling: let a page put them together, or move the shared part to components.
import { listOffers } from '../offers/offers-queries.ts'

export const offers = listOffers
