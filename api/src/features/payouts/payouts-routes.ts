import * as calls from '@closyyy/contract/payouts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/database.ts'
import type { Settings } from '../../env.ts'
import { route } from '../../http/route.ts'
import { listPayouts, listTransactions, type PayoutDesk, payPayout, requestPayout } from './payouts-service.ts'

const DAY = 86_400

export function registerPayouts(app: FastifyInstance, db: Db, { limits, publicUrl }: Settings): void {
  const desk: PayoutDesk = {
    db,
    limit: { name: 'payouts-account', most: limits.payoutsPerAccount, seconds: DAY },
    link: `${publicUrl}/seller/sellinghub/payment`,
  }
  route(app, calls.listBankTransactions, ({ account, query }) => listTransactions(desk, account.id, query))
  route(app, calls.requestPayout, ({ account, body }) => requestPayout(desk, account.id, body.amount))
  route(app, calls.listPayouts, ({ query }) => listPayouts(desk, query))
  route(app, calls.payPayout, ({ account, params }) => payPayout(desk, account, params.id))
}
