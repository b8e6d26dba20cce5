import type { Product } from '@closyyy/contract/products-schemas'

/** Returns whether anybody but its seller can buy a product now. */
export const canBuy = ({ sold, quantity_left, user }: Product) => !sold && quantity_left > 0 && !user.on_vacation
