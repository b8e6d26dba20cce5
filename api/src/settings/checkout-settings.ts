import { deliveryCity } from '@closyyy/contract/delivery-cities'
import { toPaisa } from '@closyyy/contract/money'
import * as z from 'zod/mini'

const limit = z.coerce.number().check(z.int(), z.positive())

/** Delivery cities, separated by commas. */
const cities = z.pipe(
  z
    .string()
    .check(z.refine(text => text.split(',').every(name => name.trim() === '' || deliveryCity(name) !== undefined))),
  z.transform(text => text.split(',').flatMap(name => deliveryCity(name) ?? [])),
)

export const CheckoutVariables = {
  GUEST_CONFIRM_MINUTES: z._default(z.coerce.number().check(z.positive(), z.maximum(1_440)), 15),
  ACCOUNT_CONFIRM_HOURS: z._default(z.coerce.number().check(z.positive(), z.maximum(168)), 12),
  MAX_UNCONFIRMED_RUPEES: z._default(limit, 100_000),
  CONFIRMED_ONLY_CITIES: z._default(z.optional(cities), []),
  LIMIT_UNCONFIRMED_PIECES_PER_PHONE: z._default(limit, 5),
  LIMIT_UNCONFIRMED_PIECES_PER_ADDRESS: z.optional(limit),
  LIMIT_UNCONFIRMED_PIECES_PER_IP: z.optional(limit),
  LIMIT_UNCONFIRMED_PIECES_PER_SELLER: z.optional(limit),
  LIMIT_OPEN_GUEST_ORDERS_PER_PHONE: z.optional(limit),
  LIMIT_OPEN_PIECES_PER_BUYER: z.optional(limit),
  LIMIT_OPEN_SELLERS_PER_BUYER: z.optional(limit),
}

const CheckoutEnvironment = z.object(CheckoutVariables)

/** Limits of cash orders; amounts in paisa. */
export interface CashLimits {
  /** Total of an order by someone who has not confirmed their phone. */
  maxUnconfirmedPaisa: number
  /** Cities to which only people with a confirmed phone can order, by English name. */
  confirmedOnlyCities: readonly string[]
  /** Pieces in unconfirmed orders that share the phone, the address, the IP or the seller. */
  unconfirmedPieces: Record<SharedBy, number>
  /** Orders, pieces and sellers of the unshipped orders of someone without a delivered one. */
  open: OpenOrders
}

export type SharedBy = 'phone' | 'address' | 'ip' | 'seller'

export interface OpenOrders {
  orders: number
  pieces: number
  sellers: number
}

export interface CheckoutSettings {
  guestConfirmMinutes: number
  accountConfirmHours: number
  cashLimits: CashLimits
}

/** Limits per IP, address and seller, and of open orders, are wide in demo mode (LIMIT-2). */
export function readCheckoutSettings(env: z.infer<typeof CheckoutEnvironment>, isDemo: boolean): CheckoutSettings {
  const byMode = (inDemo: number, otherwise: number) => (isDemo ? inDemo : otherwise)
  return {
    guestConfirmMinutes: env.GUEST_CONFIRM_MINUTES,
    accountConfirmHours: env.ACCOUNT_CONFIRM_HOURS,
    cashLimits: {
      maxUnconfirmedPaisa: toPaisa(env.MAX_UNCONFIRMED_RUPEES),
      confirmedOnlyCities: env.CONFIRMED_ONLY_CITIES,
      unconfirmedPieces: {
        phone: env.LIMIT_UNCONFIRMED_PIECES_PER_PHONE,
        address: env.LIMIT_UNCONFIRMED_PIECES_PER_ADDRESS ?? byMode(1_000, 10),
        ip: env.LIMIT_UNCONFIRMED_PIECES_PER_IP ?? byMode(5_000, 10),
        seller: env.LIMIT_UNCONFIRMED_PIECES_PER_SELLER ?? byMode(5_000, 30),
      },
      open: {
        orders: env.LIMIT_OPEN_GUEST_ORDERS_PER_PHONE ?? byMode(200, 5),
        pieces: env.LIMIT_OPEN_PIECES_PER_BUYER ?? byMode(2_000, 20),
        sellers: env.LIMIT_OPEN_SELLERS_PER_BUYER ?? byMode(200, 5),
      },
    },
  }
}
