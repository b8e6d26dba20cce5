import * as calls from '@closyyy/contract/suspensions-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { endSuspension, listSuspensions, suspendAccount } from './suspensions-service.ts'

export function registerSuspensions(app: FastifyInstance, context: AppContext): void {
  route(app, calls.listSuspensions, ({ query }) => listSuspensions(context.db, query))
  route(app, calls.suspendAccount, ({ account, body }) => suspendAccount(context, account, body))
  route(app, calls.endSuspension, ({ account, params, body }) =>
    endSuspension(context, account, params.id, body.reason),
  )
}
