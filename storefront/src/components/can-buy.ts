import type { Product } from '@closyyy/contract/products-schemas'

export const canBuy = ({ sold, quantity_left, user }: Product) => !sold && quantity_left > 0 && !user.on_vacation
