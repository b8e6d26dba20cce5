import { deliveryPlaceOf } from './addresses.ts'
import type { Dice } from './dice.ts'
import { chooseOfferPrice } from './offer-prices.ts'
import { type OrderPlan, planOrders } from './order-plans.ts'
import { chooseOrderTimes } from './order-times.ts'
import type { DemoOrder, DemoProduct } from './shapes.ts'
import { chooseShopper, shopperNamed } from './shopper-choice.ts'

/** Returns the key of a buyer's conversation about a product. */
export function offerKey(product: string, buyer: string): string {
  return `offer-${product}-${buyer}`
}

function isOfferable({ rows, status }: OrderPlan): boolean {
  return status !== 'cancelled' && rows.length === 1 && rows[0]!.quantity === 1 && rows[0]!.product.allow_offers
}

export function makeOrders(products: readonly DemoProduct[], dice: Dice): DemoOrder[] {
  const bought = new Set<string>()
  return planOrders(products, dice).map((plan, index) => {
    const listed = Math.min(...plan.rows.map(({ product }) => product.listed_hours_ago))
    const times = chooseOrderTimes(plan.status, listed, dice)
    const isTaken = (username: string) => plan.rows.some(({ product }) => bought.has(offerKey(product.key, username)))
    const buyer = plan.buyer
      ? shopperNamed(plan.buyer)
      : chooseShopper(plan.seller, times.placed_hours_ago, isTaken, dice)
    for (const { product } of plan.rows) bought.add(offerKey(product.key, buyer.username))
    const isByOffer = isOfferable(plan) && dice.chance(0.3)
    return {
      key: `order-${index + 1}`,
      buyer: buyer.username,
      seller: plan.seller,
      items: plan.rows.map(({ product, quantity }) => ({
        product: product.key,
        quantity,
        price: isByOffer ? chooseOfferPrice(product.price, 78, 93, dice) : product.price,
      })),
      offer: isByOffer ? offerKey(plan.rows[0]!.product.key, buyer.username) : null,
      status: plan.status,
      ...times,
      delivery_address: deliveryPlaceOf(buyer.username, buyer.city),
    }
  })
}
