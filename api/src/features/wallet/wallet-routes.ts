import * as calls from '@closyyy/contract/wallet-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { getWallet, listPayments } from './wallet-service.ts'

export function registerWallet(app: FastifyInstance, { db }: AppContext): void {
  route(app, calls.getWallet, async ({ account, query }) => ({ wallet: await getWallet(db, account.id, query) }))
  route(app, calls.listPayments, ({ account, query }) => listPayments(db, account.id, query))
}
