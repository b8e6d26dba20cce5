import * as accounts from '@closyyy/contract/accounts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/database.ts'
import type { Settings } from '../../env.ts'
import { acceptForms } from '../../http/form-bodies.ts'
import { route } from '../../http/route.ts'
import { confirmAddress, resendLink } from './email-confirmation-service.ts'
import { askForReset, setNewPassword } from './password-reset-service.ts'
import { registerAccount } from './registration-service.ts'

const isPrivate = true

export function registerAccounts(app: FastifyInstance, db: Db, settings: Settings): void {
  // biome-ignore lint/nursery/noMisusedPromises: a plugin's promise is what the framework waits for
  void app.register(async scope => {
    acceptForms(scope)
    route(scope, accounts.register, ({ body, address }) => registerAccount(db, settings, body, address), { isPrivate })
  })
  route(app, accounts.confirmEmail, ({ body, address }) => confirmAddress(db, settings.limits, body.token, address), {
    isPrivate,
  })
  route(app, accounts.resendConfirmation, ({ body, address }) => resendLink(db, settings, body.login, address), {
    isPrivate,
  })
  route(app, accounts.forgotPassword, ({ body, address }) => askForReset(db, settings, body.email, address), {
    isPrivate,
  })
  route(app, accounts.resetPassword, ({ body, address }) => setNewPassword(db, settings, body, address), { isPrivate })
}
