// as: e2e/specs/offers/offer.spec.ts
// expect: Journeys use the shop only through a browser: e2e imports no application source, only shared/tooling and shared/releases, which start and release it.
// expect: @closyyy/contract is not among the dependencies of @closyyy/e2e: declare it in its package.json.
import { Offer } from '@closyyy/contract/offers-schemas'

export const fields = Object.keys(Offer)
