// as: shared/platform/src/marketplace/use-buy-offer.ts
// expect: shared/platform may use shared/api-client, shared/contract, shared/i18n, shared/releases: pass the rest in as an argument.
// expect: Only the owner of a noun emits its events: emit an event of your own, to which the owner subscribes.
// expect: @closyyy/event-bus is not among the dependencies of @closyyy/platform: declare it in its package.json.
import { emitCartChanged } from '@closyyy/event-bus/emit/storefront'

export const onBought = () => emitCartChanged({})
