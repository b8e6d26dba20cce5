import * as calls from '@closyyy/contract/remittances-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { enterRemittance, listRemittanceRows, listRemittances, uploadRemittance } from './remittances-service.ts'

export function registerRemittances(app: FastifyInstance, { db }: AppContext): void {
  route(app, calls.listRemittances, ({ query }) => listRemittances(db, query))
  route(app, calls.listRemittanceRows, ({ params, query }) => listRemittanceRows(db, params.id, query))
  route(app, calls.uploadRemittance, ({ account, body }) => uploadRemittance(db, account.id, body))
  route(app, calls.enterRemittance, ({ account, body }) => enterRemittance(db, account.id, body))
}
