import type { Dice } from './dice.ts'
import { chooseCounterPrice, chooseOfferPrice } from './offer-prices.ts'
import type { DemoOfferRow, DemoOfferState, DemoProduct } from './shapes.ts'
import { counterMessages, offerMessages } from './wording/offer-messages.ts'

/** A conversation before its rows are written. */
export interface ConversationPlan {
  readonly product: DemoProduct
  readonly buyer: string
  readonly state: DemoOfferState
  /** Age of the last row. */
  readonly hoursAgo: number
  /** Accepted price, if an order determines it. */
  readonly price: number | null
}

function round(hours: number): number {
  return Math.round(hours * 100) / 100
}

function earlier(plan: ConversationPlan, maxHours: number, dice: Dice): number {
  const span = Math.min(maxHours, (plan.product.listed_hours_ago - plan.hoursAgo) * 0.8)
  return round(plan.hoursAgo + Math.max(0.02, (span * dice.whole(20, 90)) / 100))
}

function offerRow(
  plan: ConversationPlan,
  state: DemoOfferState,
  price: number,
  hoursAgo: number,
  dice: Dice,
): DemoOfferRow {
  return {
    actor: plan.buyer,
    kind: 'offer',
    price,
    message: dice.chance(0.65) ? dice.pick(offerMessages) : null,
    state,
    hours_ago: hoursAgo,
  }
}

/** Writes the rows of a conversation, oldest first. */
export function writeOfferRows(plan: ConversationPlan, dice: Dice): DemoOfferRow[] {
  const { product, state, hoursAgo } = plan
  const price = plan.price ?? chooseOfferPrice(product.price, 64, 92, dice)
  if (state === 'countered') {
    const counter: DemoOfferRow = {
      actor: product.seller,
      kind: 'counter',
      price: chooseCounterPrice(product.price, price, dice),
      message: dice.chance(0.7) ? dice.pick(counterMessages) : null,
      state: 'pending',
      hours_ago: hoursAgo,
    }
    return [offerRow(plan, 'countered', price, earlier(plan, 30, dice), dice), counter]
  }
  const lowest = chooseOfferPrice(product.price, 50, 60, dice)
  const triedBefore = state !== 'expired' && lowest < price && dice.chance(0.25)
  const last = offerRow(plan, state, price, hoursAgo, dice)
  return triedBefore ? [offerRow(plan, 'rejected', lowest, earlier(plan, 40, dice), dice), last] : [last]
}
