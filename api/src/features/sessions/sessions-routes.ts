import { login, logout } from '@closyyy/contract/sessions'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/database.ts'
import type { Settings } from '../../env.ts'
import { route } from '../../http/route.ts'
import { endSession, startSession } from './sessions-service.ts'

export function registerSessions(app: FastifyInstance, db: Db, limits: Settings['limits']): void {
  route(app, login, ({ body, address }) => startSession(db, limits, body, address))

  route(app, logout, async ({ token }) => {
    await endSession(db, token)
    return null
  })
}
