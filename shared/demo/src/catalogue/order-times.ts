import type { Dice } from './dice.ts'
import type { DemoOrder } from './shapes.ts'

type Times = Pick<
  DemoOrder,
  'placed_hours_ago' | 'shipped_hours_ago' | 'delivered_hours_ago' | 'completed_hours_ago' | 'cancelled_hours_ago'
>

const HOURS_A_DAY = 24
const none: Times = {
  placed_hours_ago: 0,
  shipped_hours_ago: null,
  delivered_hours_ago: null,
  completed_hours_ago: null,
  cancelled_hours_ago: null,
}

/** Chooses the times of an order's steps in hours ago, placed after all its products were listed. */
export function chooseOrderTimes(status: DemoOrder['status'], listedHoursAgo: number, dice: Dice): Times {
  if (status === 'pending') return { ...none, placed_hours_ago: dice.whole(3, 40) }
  if (status === 'shipped') {
    const placed = dice.whole(52, 96)
    return { ...none, placed_hours_ago: placed, shipped_hours_ago: placed - dice.whole(14, 40) }
  }
  if (status === 'delivered') {
    const placed = dice.whole(110, 160)
    const shipped = placed - dice.whole(16, 40)
    return {
      ...none,
      placed_hours_ago: placed,
      shipped_hours_ago: shipped,
      delivered_hours_ago: shipped - dice.whole(28, 60),
    }
  }
  const placed = dice.whole(
    9 * HOURS_A_DAY,
    Math.floor(Math.max(9 * HOURS_A_DAY, Math.min(listedHoursAgo - 12, 90 * HOURS_A_DAY))),
  )
  if (status === 'cancelled')
    return { ...none, placed_hours_ago: placed, cancelled_hours_ago: placed - dice.whole(2, 20) }
  const shipped = placed - dice.whole(12, 40)
  const delivered = shipped - dice.whole(30, 80)
  return {
    ...none,
    placed_hours_ago: placed,
    shipped_hours_ago: shipped,
    delivered_hours_ago: delivered,
    completed_hours_ago: delivered - dice.whole(4, 60),
  }
}
