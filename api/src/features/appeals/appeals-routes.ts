import * as calls from '@closyyy/contract/appeals-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { DAY } from '../../time.ts'
import { type AppealsContext, createAppeal, decideAppeal, listAppeals } from './appeals-service.ts'

export function registerAppeals(app: FastifyInstance, { db, settings }: AppContext): void {
  const context: AppealsContext = {
    db,
    publicUrl: settings.publicUrl,
    accountLimit: { name: 'appeals-account', max: settings.limits.appealsPerAccount, seconds: DAY },
  }
  route(app, calls.createAppeal, ({ account, body }) => createAppeal(context, account, body))
  route(app, calls.listAppeals, ({ query }) => listAppeals(context, query))
  route(app, calls.decideAppeal, ({ account, params, body }) => decideAppeal(context, account, params.id, body))
}
