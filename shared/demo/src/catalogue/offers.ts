import { isToDemoBuyersTaste } from './buyers.ts'
import type { Dice } from './dice.ts'
import { type OfferPlan, offerPlans } from './offer-plans.ts'
import { type ConversationPlan, writeOfferRows } from './offer-rows.ts'
import { offerKey } from './orders.ts'
import type { DemoOfferState, DemoOfferThread, DemoOrder, DemoProduct } from './shapes.ts'
import { chooseShopper } from './shopper-choice.ts'

/** Age of the last action in hours; open offers are within their 48 hours. */
const ages: Readonly<Record<Exclude<DemoOfferState, 'closed'>, readonly [newest: number, oldest: number]>> = {
  pending: [1, 38],
  countered: [1, 36],
  accepted: [1, 30],
  rejected: [5, 400],
  expired: [60, 500],
}

interface Market {
  readonly open: readonly DemoProduct[]
  readonly soldAt: ReadonlyMap<string, number>
  readonly sold: readonly DemoProduct[]
}

function readMarket(products: readonly DemoProduct[], orders: readonly DemoOrder[]): Market {
  const live = orders.filter(order => order.status !== 'cancelled')
  const takesOffers = products.filter(
    product => product.allow_offers && product.active && product.approval_status === 'approved',
  )
  return {
    open: takesOffers.filter(product => !product.sold),
    sold: takesOffers.filter(product => product.sold),
    soldAt: new Map(live.flatMap(order => order.items.map(item => [item.product, order.placed_hours_ago] as const))),
  }
}

function toThread(conversation: ConversationPlan, dice: Dice): DemoOfferThread {
  const { product, buyer, state } = conversation
  return {
    key: offerKey(product.key, buyer),
    product: product.key,
    buyer,
    seller: product.seller,
    state,
    rows: writeOfferRows(conversation, dice),
  }
}

/** Makes the conversations that ended in an order. */
function boughtThreads(
  products: ReadonlyMap<string, DemoProduct>,
  orders: readonly DemoOrder[],
  dice: Dice,
): DemoOfferThread[] {
  return orders
    .filter(order => order.offer !== null)
    .map(order => {
      const [item] = order.items
      const hoursAgo = order.placed_hours_ago + dice.whole(1, 9)
      return toThread(
        { product: products.get(item!.product)!, buyer: order.buyer, state: 'accepted', hoursAgo, price: item!.price },
        dice,
      )
    })
}

function planFor(plan: OfferPlan, market: Market, taken: ReadonlySet<string>, dice: Dice): ConversationPlan {
  const isFree = (product: DemoProduct) =>
    plan.buyer === null || (isToDemoBuyersTaste(product.category_id) && !taken.has(offerKey(product.key, plan.buyer)))
  const goods = (plan.state === 'closed' ? market.sold : market.open).filter(
    product =>
      product.seller !== plan.buyer &&
      (plan.seller === null ? product.seller !== 'demo_seller' : product.seller === plan.seller) &&
      isFree(product),
  )
  const [newest, oldest] = plan.state === 'closed' ? [0, 0] : ages[plan.state]
  const product = dice.pick(goods.filter(({ listed_hours_ago }) => listed_hours_ago > newest * 1.5 + 3))
  const latest = Math.min(oldest, product.listed_hours_ago * 0.8)
  const hoursAgo =
    plan.state === 'closed'
      ? market.soldAt.get(product.key)! + dice.whole(2, 30)
      : Math.round((newest + ((latest - newest) * dice.whole(0, 100)) / 100) * 100) / 100
  const isTaken = (username: string) => username.startsWith('demo_') || taken.has(offerKey(product.key, username))
  const buyer = plan.buyer ?? chooseShopper(product.seller, hoursAgo + 72, isTaken, dice).username
  return { product, buyer, state: plan.state, hoursAgo, price: null }
}

/** Makes every conversation about a price, in every state. */
export function makeOffers(
  products: readonly DemoProduct[],
  orders: readonly DemoOrder[],
  dice: Dice,
): DemoOfferThread[] {
  const byKey = new Map(products.map(product => [product.key, product]))
  const market = readMarket(products, orders)
  const threads = boughtThreads(byKey, orders, dice)
  const taken = new Set([
    ...threads.map(({ key }) => key),
    ...orders.flatMap(order => order.items.map(item => offerKey(item.product, order.buyer))),
  ])
  for (const plan of offerPlans) {
    const thread = toThread(planFor(plan, market, taken, dice), dice)
    taken.add(thread.key)
    threads.push(thread)
  }
  return threads
}
