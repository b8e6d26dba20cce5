import type { OrderStep } from './orders.ts'
import type { Order } from './orders-schemas.ts'

export type OrderSide = 'buyer' | 'seller'

export interface TimelineStep {
  step: OrderStep
  state: 'done' | 'next' | 'ahead'
  /** When the step happened; of the next step its deadline, null without one. */
  at: string | null
}

type TimelineOrder = Pick<Order, 'created_at' | 'status' | 'outcome' | 'confirm_by' | 'deadline_at' | 'open_dispute'> &
  Pick<Order, 'shipped_at' | 'delivered_at' | 'completed_at' | 'cancelled_at' | 'is_taken' | 'history'>

const delivery = ['shipped', 'delivered', 'completed'] as const satisfies OrderStep[]
const payment = ['remitted', 'paid'] as const satisfies OrderStep[]

/** Returns the steps of an order in their order, those that happened and those that follow (ORDER-15). */
export function orderTimeline(order: TimelineOrder, side: OrderSide): TimelineStep[] {
  const history = historyOf(order)
  const ahead = stepsAhead(order, side).filter(step => !history.some(event => event.step === step))
  return [
    ...history.map(({ step, at }) => ({ step, at, state: 'done' as const })),
    ...ahead.map((step, place) =>
      place === 0
        ? { step, at: deadlineOf(order), state: 'next' as const }
        : { step, at: null, state: 'ahead' as const },
    ),
  ]
}

/** Derives the history from the times of the statuses if an older server omits it. */
function historyOf(order: TimelineOrder): { step: OrderStep; at: string }[] {
  if (order.history) return order.history
  const reached = [...delivery, 'cancelled' as const].flatMap(step => {
    const at = order[`${step}_at`]
    return at ? [{ step, at }] : []
  })
  return [{ step: 'placed', at: order.created_at }, ...reached]
}

function stepsAhead(order: TimelineOrder, side: OrderSide): OrderStep[] {
  const { status, outcome, confirm_by, open_dispute, is_taken } = order
  if (open_dispute) return ['resolved']
  if (outcome === 'returning' || (outcome === 'refused' && !is_taken)) return ['returned']
  if (status === 'cancelled') return []
  return [...(confirm_by ? (['confirmed'] as const) : []), ...aheadOf(status), ...(side === 'seller' ? payment : [])]
}

function aheadOf(status: Exclude<Order['status'], 'cancelled'>): OrderStep[] {
  return status === 'pending' ? delivery : delivery.slice(delivery.indexOf(status) + 1)
}

function deadlineOf({ confirm_by, deadline_at, open_dispute }: TimelineOrder): string | null {
  if (open_dispute) return open_dispute.deadline_at
  return confirm_by ?? deadline_at ?? null
}
