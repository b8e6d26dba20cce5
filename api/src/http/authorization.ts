import type { Call } from '@closyyy/contract/call'
import { mayAct } from '@closyyy/contract/roles'
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { withinTimeBudget } from '../db/time-budget.ts'
import type { Account } from './account.ts'
import { AppError } from './app-error.ts'

export function bearerToken(request: FastifyRequest): string {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
}

function requireRole({ isAdmin, roles }: Account, { role }: Call): void {
  if (!isAdmin) throw new AppError('not-allowed', 'access.admin-only')
  if (role && !mayAct(roles, role)) throw new AppError('not-allowed', 'access.role-missing', { role })
}

/** Sets `request.account` by the call's access. @throws AppError `signed-out` or `not-allowed` */
export function identify(app: FastifyInstance, call: Call): onRequestAsyncHookHandler {
  return async request => {
    const account = await withinTimeBudget(request, () => app.findAccount(bearerToken(request)))
    if (call.access === 'optional') {
      if (account?.isConfirmed) request.account = account
      return
    }
    if (!account) throw new AppError('signed-out', 'access.signed-out')
    if (!account.isConfirmed && !call.unconfirmed) throw new AppError('not-allowed', 'access.email-unconfirmed')
    // Also for a refused call, so that the audit log names who sent it.
    request.account = account
    if (call.access === 'admin') requireRole(account, call)
  }
}
