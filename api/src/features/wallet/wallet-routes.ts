import * as calls from '@closyyy/contract/wallet-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { getWallet, listPayments, type WalletContext } from './wallet-service.ts'

export function registerWallet(app: FastifyInstance, { db, settings }: AppContext): void {
  const context: WalletContext = { db, holdSeconds: settings.payoutHoldSeconds }
  route(app, calls.getWallet, async ({ account, query }) => ({ wallet: await getWallet(context, account.id, query) }))
  route(app, calls.listPayments, ({ account, query }) => listPayments(db, account.id, query))
}
