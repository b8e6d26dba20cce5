import { DEVICES_PATH, PAYMENT_PATH } from '@closyyy/contract/paths'
import * as calls from '@closyyy/contract/payouts-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { DAY } from '../../time.ts'
import {
  approvePayout,
  type DecisionsContext,
  listPayouts,
  payPayout,
  rejectPayout,
  startSendingPayout,
  stopSendingPayout,
  withdrawApproval,
} from './payout-decisions-service.ts'
import { cancelPayout, listTransactions, type PayoutsContext, requestPayout } from './payouts-service.ts'

export function registerPayouts(app: FastifyInstance, { db, settings }: AppContext): void {
  const rules = { approvalLimit: settings.approvalLimit, sendingSeconds: settings.sendingSeconds }
  const context: PayoutsContext = {
    db,
    limit: { name: 'payouts-account', max: settings.limits.payoutsPerAccount, seconds: DAY },
    holdSeconds: settings.payoutHoldSeconds,
    detailsWait: settings.bankDetailsWait,
    devicesLink: `${settings.publicUrl}${DEVICES_PATH}`,
    ...rules,
  }
  route(app, calls.listBankTransactions, ({ account, query }) => listTransactions(context, account.id, query))
  route(app, calls.requestPayout, ({ account, body, idempotencyKey }) =>
    requestPayout(context, account.id, body.amount, idempotencyKey),
  )
  route(app, calls.cancelPayout, ({ account, params }) => cancelPayout(context, account, params.id))
  const decisions: DecisionsContext = {
    db,
    ...rules,
    link: `${settings.publicUrl}${PAYMENT_PATH}`,
  }
  route(app, calls.listPayouts, ({ account, query }) => listPayouts(decisions, account, query))
  route(app, calls.approvePayout, ({ account, params }) => approvePayout(decisions, account, params.id))
  route(app, calls.withdrawPayoutApproval, ({ account, params }) => withdrawApproval(decisions, account, params.id))
  route(app, calls.claimPayout, ({ account, params }) => startSendingPayout(decisions, account, params.id))
  route(app, calls.releasePayout, ({ account, params }) => stopSendingPayout(decisions, account, params.id))
  route(app, calls.payPayout, ({ account, params }) => payPayout(decisions, account, params.id))
  route(app, calls.rejectPayout, ({ account, params, body }) =>
    rejectPayout(decisions, account, params.id, body.reason),
  )
}
