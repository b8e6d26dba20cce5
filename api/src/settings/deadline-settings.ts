import { CONFIRM_DAYS } from '@closyyy/contract/arrival'
import * as z from 'zod/mini'

const days = z.coerce.number().check(z.positive(), z.maximum(365))

export const DeadlineVariables = {
  ORDER_SHIP_DAYS: z._default(days, 5),
  ORDER_DELIVERY_DAYS: z._default(days, 14),
  // The product page promises this much (ORDER-13).
  ORDER_CONFIRM_DAYS: z._default(days.check(z.minimum(CONFIRM_DAYS)), CONFIRM_DAYS),
  ORDER_RETURN_DAYS: z._default(days, 14),
  DISPUTE_DAYS: z._default(days, 14),
}

/** Days until an order or a dispute ends by itself (ORDER-13, DISPUTE-5). */
export interface DeadlineDays {
  ship: number
  delivery: number
  confirm: number
  return: number
  dispute: number
}

export interface DeadlineSettings {
  deadlineDays: DeadlineDays
}

export function readDeadlineSettings(variables: Record<keyof typeof DeadlineVariables, number>): DeadlineSettings {
  return {
    deadlineDays: {
      ship: variables.ORDER_SHIP_DAYS,
      delivery: variables.ORDER_DELIVERY_DAYS,
      confirm: variables.ORDER_CONFIRM_DAYS,
      return: variables.ORDER_RETURN_DAYS,
      dispute: variables.DISPUTE_DAYS,
    },
  }
}
