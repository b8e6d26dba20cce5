import * as calls from '@closyyy/contract/passkeys-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import {
  beginPasskeyConfirmation,
  beginPasskeyLogin,
  confirmPasskey,
  finishPasskeyLogin,
} from './passkey-login-service.ts'
import { findPasskeys } from './passkeys-queries.ts'
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from './passkeys-service.ts'

export function registerPasskeys(app: FastifyInstance, { db, settings }: AppContext): void {
  route(app, calls.listPasskeys, ({ account }) => findPasskeys(db, account.id))
  route(app, calls.beginPasskey, request => beginPasskey(db, settings, request))
  route(app, calls.addPasskey, ({ account, body }) => addPasskey(db, settings, account.id, body))
  route(app, calls.renamePasskey, ({ account, params, body }) => renamePasskey(db, account.id, params.id, body.name))
  route(app, calls.removePasskey, ({ account, params }) => removePasskey(db, settings, account.id, params.id))
  route(app, calls.beginPasskeyLogin, ({ ip }) => beginPasskeyLogin(db, settings, ip), { isPrivate: true })
  route(
    app,
    calls.finishPasskeyLogin,
    ({ body, ip, userAgent, cookies, setCookie }) =>
      finishPasskeyLogin(db, settings, body, { ip, userAgent, cookies, setCookie }),
    { isPrivate: true },
  )
  route(app, calls.beginPasskeyConfirmation, ({ account }) => beginPasskeyConfirmation(db, settings, account.id))
  route(app, calls.confirmPasskey, ({ account, token, body }) =>
    confirmPasskey(db, settings, { userId: account.id, token, credential: body.credential }),
  )
}
