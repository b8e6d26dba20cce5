import * as calls from '@closyyy/contract/second-factors-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
} from './second-factors-service.ts'

export function registerSecondFactors(app: FastifyInstance, { db, settings }: AppContext): void {
  route(app, calls.getSecondFactor, ({ account }) => getSecondFactor(db, account.id))
  route(app, calls.beginSecondFactor, ({ account }) => beginSecondFactor(db, settings, account.id))
  route(app, calls.confirmSecondFactor, async ({ account, body }) => ({
    recovery_codes: await confirmSecondFactor(db, settings, account.id, body.code),
  }))
  route(app, calls.removeSecondFactor, ({ account }) => removeSecondFactor(db, settings, account.id))
}
