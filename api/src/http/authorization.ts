import type { Call } from '@closyyy/contract/call'
import { mayAct } from '@closyyy/contract/roles'
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { withinTimeBudget } from '../db/time-budget.ts'
import type { SessionAccount } from './account.ts'
import { AppError } from './app-error.ts'

export function bearerToken(request: FastifyRequest): string {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
}

/** @throws AppError `suspended` if the account is and the call is not open to it (SUSPENSION-2) */
function requireUnsuspended({ suspended }: Call, account: SessionAccount): void {
  if (account.isSuspended && !suspended) throw new AppError('suspended', 'access.suspended')
}

/** @throws AppError if the account may not use the call */
function requireAccess(call: Call, account: SessionAccount): void {
  const { access, role, unconfirmed, requiresFresh } = call
  if (!account.isConfirmed && !unconfirmed) throw new AppError('not-allowed', 'access.email-unconfirmed')
  requireUnsuspended(call, account)
  if (access === 'admin' && !account.isAdmin) throw new AppError('not-allowed', 'access.admin-only')
  if (access === 'admin' && !account.hasSecondFactor)
    throw new AppError('not-allowed', 'second-factor.required-for-admins')
  if (role && !mayAct(account.roles, role)) throw new AppError('not-allowed', 'access.role-missing', { role })
  if (requiresFresh && !account.isFresh) throw new AppError('confirm-password', 'access.confirm-password')
}

/** Sets `request.account` by the call's access. @throws AppError `signed-out`, `not-allowed`, `suspended` or `confirm-password` */
export function identify(app: FastifyInstance, call: Call): onRequestAsyncHookHandler {
  return async request => {
    const account = await withinTimeBudget(request, () => app.findAccount(bearerToken(request)))
    if (call.access === 'optional') {
      if (!account?.isConfirmed) return
      request.account = account
      return requireUnsuspended(call, account)
    }
    if (!account) throw new AppError('signed-out', 'access.signed-out')
    // Also for a refused call, so that the audit log names who sent it.
    request.account = account
    requireAccess(call, account)
  }
}
