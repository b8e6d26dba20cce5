import * as z from '@closyyy/contract/schema'
import { message } from './messages.ts'
import { pageOf, pageQuery } from './pagination-schemas.ts'
import { pakistanDay } from './pakistan-day.ts'
import {
  MAX_REMITTANCE_AMOUNT,
  MAX_REMITTANCE_CHARACTERS,
  MIN_REMITTANCE_DAY,
  remittanceReasons,
  remittanceResults,
  remittanceSources,
} from './remittances.ts'
import { Day, Id, IdText, Rupees, Timestamp } from './scalars.ts'

/** What a courier paid for a number of parcels. */
export const Remittance = z.object({
  id: Id,
  source: z.enum(remittanceSources),
  /** The name of the file, the reference of an entry or of a statement. */
  name: z.string(),
  /** Null for a courier's own statement. */
  entered_by: z.nullable(z.string()),
  created_at: Timestamp,
  /** The sum that was booked: of matched and short rows. */
  amount: Rupees,
  /** Rows by result; `waiting` ones are booked within seconds. */
  rows: z.object({
    matched: z.int(),
    short: z.int(),
    unknown: z.int(),
    duplicate: z.int(),
    waiting: z.int(),
  }),
})
export type Remittance = z.infer<typeof Remittance>

export const RemittancePage = pageOf(Remittance)
export type RemittancePage = z.infer<typeof RemittancePage>

/** A parcel of a remittance. */
export const RemittanceRow = z.object({
  id: Id,
  /** Its line in the file, or its place in the statement. */
  line: z.int(),
  /** The courier's reference of the parcel or the order's tracking number. */
  reference: z.string(),
  amount: Rupees,
  paid_on: z.string(),
  /** Null until it is booked. */
  result: z.nullable(z.enum(remittanceResults)),
  /** Why it is unknown. */
  reason: z.optional(z.nullable(z.enum(remittanceReasons))),
  order_id: z.nullable(Id),
})
export type RemittanceRow = z.infer<typeof RemittanceRow>

export const RemittanceRowPage = pageOf(RemittanceRow)
export type RemittanceRowPage = z.infer<typeof RemittanceRowPage>

const reference = (id: 'remittance.reference-required' | 'remittance.order-required') =>
  z.string(message(id)).check(z.trim(), z.minLength(1, message(id)), z.maxLength(100))
const amountRequired = message('payout.amount-required')

export const listRemittancesSchemas = { query: z.object({ ...pageQuery }), data: RemittancePage }

export const listRemittanceRowsSchemas = {
  params: z.object({ id: IdText }),
  query: z.object({ ...pageQuery, result: z.optional(z.enum(remittanceResults)) }),
  data: RemittanceRowPage,
}

export const uploadRemittanceSchemas = {
  body: z.object({
    name: z.string(message('remittance.file-required')).check(z.trim(), z.minLength(1), z.maxLength(200)),
    /** CSV with a header that names the columns reference, amount and date. */
    csv: z
      .string(message('remittance.file-required'))
      .check(
        z.minLength(1, message('remittance.file-required')),
        z.maxLength(MAX_REMITTANCE_CHARACTERS, message('remittance.file-too-long')),
      ),
  }),
  data: Remittance,
}

export const enterRemittanceSchemas = {
  body: z.object({
    /** The order's tracking number or the courier's reference of its parcel. */
    order: reference('remittance.order-required'),
    /** The bank's or courier's reference of the payment. */
    reference: reference('remittance.reference-required'),
    amount: z
      .number(amountRequired)
      .check(
        z.positive({ ...amountRequired, abort: true }),
        z.multipleOf(0.01, message('payout.amount-decimals')),
        z.maximum(MAX_REMITTANCE_AMOUNT, message('remittance.amount-too-large')),
      ),
    /** At most today in Pakistan (REMITTANCE-4). */
    paid_on: Day.check(
      z.refine(day => day >= MIN_REMITTANCE_DAY, message('date.invalid')),
      z.refine(day => day <= pakistanDay(Date.now()), message('remittance.day-future')),
    ),
  }),
  data: Remittance,
}
