import { demoBuyer, isToDemoBuyersTaste } from './buyers.ts'
import type { Dice } from './dice.ts'
import { type Basket, fillBaskets } from './order-baskets.ts'
import { demoSeller } from './sellers.ts'
import type { DemoOrder, DemoProduct } from './shapes.ts'

/** An order before its times, prices and address are chosen. */
export interface OrderPlan extends Basket {
  readonly status: DemoOrder['status']
  /** Null is any buyer. */
  readonly buyer: string | null
}

type Ending = readonly [status: DemoOrder['status'], buyer: string | null]

const ofDemoSeller: readonly Ending[] = [
  ['pending', demoBuyer.username],
  ['shipped', null],
  ['delivered', demoBuyer.username],
]
const ofOthers: readonly Ending[] = [
  ['completed', demoBuyer.username],
  ['completed', demoBuyer.username],
  ['completed', demoBuyer.username],
  ['shipped', demoBuyer.username],
  ...Array.from({ length: 7 }, (): Ending => ['pending', null]),
  ...Array.from({ length: 7 }, (): Ending => ['shipped', null]),
  ...Array.from({ length: 9 }, (): Ending => ['delivered', null]),
]
const usual: Ending = ['completed', null]
const BY_DEMO_BUYER = 4
const CANCELLED = 7

function planEndings(baskets: readonly Basket[], endings: readonly Ending[]): OrderPlan[] {
  return baskets.map((basket, index) => {
    const [status, buyer] = endings[index] ?? usual
    return { ...basket, status, buyer }
  })
}

/** Plans cancelled orders of products that are on sale. */
function planCancelled(products: readonly DemoProduct[], dice: Dice): OrderPlan[] {
  const old = products.filter(
    ({ active, approval_status, quantity, quantity_left, listed_hours_ago }) =>
      active && approval_status === 'approved' && quantity_left === quantity && listed_hours_ago > 20 * 24,
  )
  return dice
    .shuffle(old)
    .slice(0, CANCELLED)
    .map((product, index) => ({
      seller: product.seller,
      rows: [{ product, quantity: 1 }],
      status: 'cancelled',
      buyer: index === 0 ? demoBuyer.username : null,
    }))
}

/**
 * Sorts single products first, and those that suit the demo buyer at the front: final states are assigned in this
 * order.
 */
function queueBaskets(baskets: readonly Basket[]): Basket[] {
  const isSold = (basket: Basket) => basket.rows.every(({ product }) => product.sold)
  const [sold, partly] = [baskets.filter(isSold), baskets.filter(basket => !isSold(basket))]
  const liked = sold.filter(({ rows }) => rows.every(({ product }) => isToDemoBuyersTaste(product.category_id)))
  const bought = new Set(liked.slice(0, BY_DEMO_BUYER))
  return [...bought, ...sold.filter(basket => !bought.has(basket)), ...partly]
}

/** Plans orders that account for all sold stock, and some cancelled ones. */
export function planOrders(products: readonly DemoProduct[], dice: Dice): OrderPlan[] {
  const baskets = fillBaskets(products, demoSeller.username, dice)
  const own = baskets.filter(basket => basket.seller === demoSeller.username)
  const others = dice.shuffle(baskets.filter(basket => basket.seller !== demoSeller.username))
  return [
    ...planEndings(queueBaskets(own), ofDemoSeller),
    ...planEndings(queueBaskets(others), ofOthers),
    ...planCancelled(products, dice),
  ]
}
