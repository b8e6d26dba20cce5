import * as calls from '@closyyy/contract/refunds-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { HOUR } from '../../time.ts'
import { getRefund, type RefundAccountsContext, saveAccount } from './refund-accounts-service.ts'
import {
  approveRefund,
  listRefunds,
  payRefund,
  type RefundsContext,
  startSendingRefund,
  stopSendingRefund,
  withdrawApproval,
} from './refunds-service.ts'

const SAVES_PER_HOUR = 20

export function registerRefunds(app: FastifyInstance, { db, settings }: AppContext): void {
  const { approvalLimit, sendingSeconds, publicUrl } = settings
  const limit = { name: 'refund-accounts', max: SAVES_PER_HOUR, seconds: HOUR }
  const accounts: RefundAccountsContext = { db, publicUrl, limit }
  route(app, calls.getRefund, ({ params, query, account }) =>
    getRefund(db, params.id, { account, guestId: query.guest_id, token: query.token }),
  )
  route(app, calls.saveRefundAccount, ({ params, body, account, ip }) =>
    saveAccount(accounts, params.id, { account, ip }, body),
  )
  route(app, calls.saveGuestRefundAccount, ({ params, body: { guest_id, token, ...typed }, ip }) =>
    saveAccount(accounts, params.id, { guestId: guest_id, token, ip }, typed),
  )
  const context: RefundsContext = { db, approvalLimit, sendingSeconds, publicUrl }
  route(app, calls.listRefunds, ({ account, query }) => listRefunds(context, account, query))
  route(app, calls.approveRefund, ({ account, params, body }) => approveRefund(context, account, params.id, body))
  route(app, calls.withdrawRefundApproval, ({ account, params }) => withdrawApproval(context, account, params.id))
  route(app, calls.claimRefund, ({ account, params }) => startSendingRefund(context, account, params.id))
  route(app, calls.releaseRefund, ({ account, params }) => stopSendingRefund(context, account, params.id))
  route(app, calls.payRefund, ({ account, params, body }) => payRefund(context, account, params.id, body))
}
