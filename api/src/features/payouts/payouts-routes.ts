import { DEVICES_PATH, PAYMENT_PATH } from '@closyyy/contract/paths'
import * as calls from '@closyyy/contract/payouts-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { DAY } from '../../time.ts'
import { listPayouts, listTransactions, type PayoutsContext, payPayout, requestPayout } from './payouts-service.ts'

export function registerPayouts(app: FastifyInstance, { db, settings }: AppContext): void {
  const context: PayoutsContext = {
    db,
    limit: { name: 'payouts-account', max: settings.limits.payoutsPerAccount, seconds: DAY },
    holdSeconds: settings.payoutHoldSeconds,
    link: `${settings.publicUrl}${PAYMENT_PATH}`,
    detailsWait: settings.bankDetailsWait,
    devicesLink: `${settings.publicUrl}${DEVICES_PATH}`,
  }
  route(app, calls.listBankTransactions, ({ account, query }) => listTransactions(context, account.id, query))
  route(app, calls.requestPayout, ({ account, body }) => requestPayout(context, account.id, body.amount))
  route(app, calls.listPayouts, ({ query }) => listPayouts(context, query))
  route(app, calls.payPayout, ({ account, params }) => payPayout(context, account, params.id))
}
