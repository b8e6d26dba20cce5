import * as calls from '@closyyy/contract/sessions-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { startSession } from './login-service.ts'
import { confirmPassword } from './password-confirmation-service.ts'
import { finishSecondStep } from './second-step-service.ts'
import { endOwnSession, endSession, listSessions, signOutOthers } from './sessions-service.ts'

export function registerSessions(app: FastifyInstance, { db, settings }: AppContext): void {
  route(app, calls.login, ({ body, ip, userAgent, cookies, setCookie }) =>
    startSession(db, settings, body, { ip, userAgent, cookies, setCookie }),
  )

  route(
    app,
    calls.finishLogin,
    ({ body, ip, userAgent, cookies, setCookie }) =>
      finishSecondStep(db, settings, body, { ip, userAgent, cookies, setCookie }),
    { isPrivate: true },
  )

  route(app, calls.logout, async ({ token }) => {
    await endSession(db, token)
    return null
  })

  route(app, calls.listSessions, ({ account, token }) => listSessions(db, settings.sessions, account.id, token))
  route(app, calls.endSession, ({ account, params }) => endOwnSession(db, account.id, params.id))
  route(app, calls.endOtherSessions, ({ account, token }) => signOutOthers(db, account.id, token))
  route(app, calls.confirmPassword, ({ account, token, body }) =>
    confirmPassword(db, settings.limits, { userId: account.id, token, password: body.password }),
  )
}
