import { type Emit, emit } from '../event-bus.ts'

/** Emits that the cart changed. */
export const emitCartChanged: Emit<'storefront', 'cart.changed'> = payload => emit('cart.changed', 1, payload)
