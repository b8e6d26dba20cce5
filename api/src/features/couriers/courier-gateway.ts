import { toPaisa, toRupees } from '@closyyy/contract/money'
import { pakistanDay } from '@closyyy/contract/pakistan-day'
import { Day } from '@closyyy/contract/scalars'
import * as z from 'zod/mini'
import type { Logger } from '../../logger.ts'
import type { HttpCourierSettings } from '../../settings/cash-settings.ts'
import { MINUTE_MS } from '../../time.ts'
import type { Courier } from './courier.ts'
import { labelOf } from './parcel-label.ts'

const MAX_SECONDS = 15
const MAX_LOGGED = 5
const reference = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))

const Booked = z.object({ reference })
const PaymentDay = Day.check(z.refine(day => day <= pakistanDay(Date.now())))
const Statement = z.object({
  reference,
  rows: z
    .array(z.object({ reference, amount: z.number().check(z.nonnegative(), z.multipleOf(0.01)), date: PaymentDay }))
    .check(z.maxLength(2_000)),
})
const Statements = z.object({ statements: z.array(z.unknown()).check(z.maxLength(100)) })

/** Returns the valid statements; logs where the others are wrong, without their values (COURIER-6). */
function validStatements(statements: unknown[], log: Logger): z.infer<typeof Statement>[] {
  return statements.flatMap((statement, index) => {
    const { success, data, error } = z.safeParse(Statement, statement)
    if (success) return [data]
    const paths = error.issues.slice(0, MAX_LOGGED).map(({ path }) => path.join('.'))
    log.warn({ statement: index, paths }, 'a statement of the courier is not valid and was skipped')
    return []
  })
}

/** A courier over HTTP; docs/operations/couriers.md describes its calls. */
export function openHttpCourier({ url, token }: HttpCourierSettings, log: Logger, seconds = MAX_SECONDS): Courier {
  async function request(
    path: string,
    init: RequestInit & { headers?: Record<string, string> } = {},
  ): Promise<unknown> {
    const response = await fetch(`${url}${path}`, {
      ...init,
      headers: { ...init.headers, accept: 'application/json', authorization: `Bearer ${token}` },
      redirect: 'error',
      signal: AbortSignal.timeout(seconds * 1_000),
    })
    if (response.ok) return response.json()
    await response.body?.cancel()
    throw Object.assign(new Error('The courier rejected a request.'), { code: `HTTP_${response.status}` })
  }

  return {
    name: new URL(url).hostname,
    reportEveryMs: 10 * MINUTE_MS,
    async book(parcel) {
      const { id, cash_paisa, ...rest } = parcel
      const body = JSON.stringify({ ...rest, cash_on_delivery: toRupees(cash_paisa) })
      const headers = { 'content-type': 'application/json', 'idempotency-key': `parcel-${id}` }
      const booked = z.parse(Booked, await request('/parcels', { method: 'POST', headers, body }))
      return { reference: booked.reference, label: labelOf(parcel, booked.reference) }
    },
    /** Events arrive by webhook. */
    async report() {
      const { statements } = z.parse(Statements, await request('/statements'))
      return {
        events: [],
        statements: validStatements(statements, log).map(statement => ({
          reference: statement.reference,
          rows: statement.rows.map(row => ({
            reference: row.reference,
            amount_paisa: toPaisa(row.amount),
            paid_on: row.date,
          })),
        })),
      }
    },
  }
}
