import { login, logout } from '@closyyy/contract/sessions-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { endSession, startSession } from './sessions-service.ts'

export function registerSessions(app: FastifyInstance, { db, settings }: AppContext): void {
  route(app, login, ({ body, ip, cookies, setCookie }) => startSession(db, settings, body, { ip, cookies, setCookie }))

  route(app, logout, async ({ token }) => {
    await endSession(db, token)
    return null
  })
}
