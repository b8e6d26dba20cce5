// as: seller-hub/src/features/offers/buy-offer.ts
// expect: Only the owner of a noun emits its events: emit an event of your own, to which the owner subscribes.
import { emitCartChanged } from '@closyyy/event-bus/emit/storefront'

export const onBought = () => emitCartChanged({})
