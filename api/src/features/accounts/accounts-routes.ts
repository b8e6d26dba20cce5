import * as accounts from '@closyyy/contract/accounts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { message, renderMessage } from '../../messages/response-message.ts'
import { withUploads } from '../photos/uploads.ts'
import { confirmAddress, resendLink } from './email-confirmation-service.ts'
import { askForReset, setNewPassword } from './password-reset-service.ts'
import { checkNames, registerAccount } from './registration-service.ts'

const isPrivate = true

export function registerAccounts(app: FastifyInstance, context: AppContext): void {
  const { db, settings } = context
  withUploads(app, { db, settings, most: 1 }, scope => {
    route(
      scope,
      accounts.register,
      ({ body, address, locale }) => registerAccount(context, body, { address, locale }),
      { isPrivate },
    )
  })
  route(app, accounts.checkNewNames, ({ body, address }) => checkNames(db, settings.limits, body, address), {
    isPrivate,
  })
  route(app, accounts.confirmEmail, ({ body, address }) => confirmAddress(db, settings.limits, body.token, address), {
    isPrivate,
  })
  route(
    app,
    accounts.resendConfirmation,
    async ({ body, address, locale }) => {
      await resendLink(db, settings, body.login, address)
      return renderMessage(message('account.confirmation-sent'), locale)
    },
    { isPrivate },
  )
  route(
    app,
    accounts.forgotPassword,
    async ({ body, address, locale }) => {
      await askForReset(db, settings, body.email, address)
      return renderMessage(message('account.reset-sent'), locale)
    },
    { isPrivate },
  )
  route(app, accounts.resetPassword, ({ body, address }) => setNewPassword(db, settings, body, address), { isPrivate })
}
