import * as accounts from '@closyyy/contract/accounts-calls'
import { phoneOf } from '@closyyy/contract/phone-codes'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { route } from '../../http/route.ts'
import { message, renderMessage } from '../../messages/response-message.ts'
import { requireSolution } from '../challenges/challenges-service.ts'
import { type UploadScope, withUploads } from '../photos/uploads.ts'
import { cancelEmailChange, requestEmailChange } from './email-change-service.ts'
import { confirmEmail, resendLink } from './email-confirmation-service.ts'
import { changePassword } from './password-change-service.ts'
import { requestReset, setNewPassword } from './password-reset-service.ts'
import { changePhone, requestPhoneChange } from './phone-change-service.ts'
import { checkNames, registerAccount, requirePhone } from './registration-service.ts'

const isPrivate = true

export function registerAccounts(app: FastifyInstance, context: AppContext): void {
  const { db, settings } = context
  const proveGuest: UploadScope['proveGuest'] = (_request, fields) => requirePhone(db, fields.verification_token)
  withUploads(app, { db, settings, maxFiles: 1, proveGuest }, scope => {
    route(
      scope,
      accounts.register,
      async ({ body, ip, locale, solution }) => {
        await requireSolution(context, { call: accounts.register, ip, solution })
        return registerAccount(context, body, { ip, locale })
      },
      { isPrivate },
    )
  })
  route(app, accounts.checkNewNames, ({ body, ip }) => checkNames(db, settings.limits, body, ip), {
    isPrivate,
  })
  route(app, accounts.confirmEmail, ({ body, ip }) => confirmEmail(db, settings.limits, body.token, ip), {
    isPrivate,
  })
  route(
    app,
    accounts.resendConfirmation,
    async ({ body, ip, locale }) => {
      await resendLink(db, settings, body.login, ip)
      return renderMessage(message('account.confirmation-sent'), locale)
    },
    { isPrivate },
  )
  route(
    app,
    accounts.forgotPassword,
    async ({ body, ip, locale }) => {
      await requestReset(db, settings, body.email, ip)
      return renderMessage(message('account.reset-sent'), locale)
    },
    { isPrivate },
  )
  route(app, accounts.changePassword, ({ account, token, body }) =>
    changePassword(db, settings, { userId: account.id, token }, body),
  )
  route(app, accounts.requestEmailChange, async ({ account, body, locale }) => {
    await requestEmailChange(db, settings, account.id, body.email)
    return renderMessage(message('account.email-change-sent'), locale)
  })
  route(app, accounts.cancelEmailChange, ({ account }) => cancelEmailChange(db, account.id))
  route(app, accounts.requestPhoneChange, async ({ account, body: { phone }, ip, locale, solution }) => {
    await requireSolution(context, { call: accounts.requestPhoneChange, ip, phone: phoneOf(phone), solution })
    return requestPhoneChange(db, settings, { userId: account.id, phone }, { ip, locale })
  })
  route(app, accounts.changePhone, ({ account, body, ip }) =>
    changePhone(db, settings, { ...body, userId: account.id, ip }),
  )
  route(app, accounts.resetPassword, ({ body, ip }) => setNewPassword(db, settings, body, ip), { isPrivate })
}
