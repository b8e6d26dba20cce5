// as: e2e/specs/offers/offer.spec.ts
// expect: Journeys see what a browser sees: e2e imports no application source, only what starts and releases it (shared/tooling, shared/releases).
// expect: @closyyy/contract is not among the dependencies of @closyyy/e2e: declare it in its package.json.
import { Offer } from '@closyyy/contract/offers-schemas'

export const fields = Object.keys(Offer)
