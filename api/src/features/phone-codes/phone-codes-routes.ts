import { phoneOf } from '@closyyy/contract/phone-codes'
import { sendPhoneCode, verifyPhoneCode } from '@closyyy/contract/phone-codes-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { acceptForms } from '../../http/body-parsers.ts'
import { route } from '../../http/route.ts'
import { requireSolution } from '../challenges/challenges-service.ts'
import { sendCode, verifyCode } from './phone-codes-service.ts'

export function registerPhoneCodes(app: FastifyInstance, { db, settings }: AppContext): void {
  // biome-ignore lint/nursery/noMisusedPromises: Fastify awaits a plugin's promise
  void app.register(async scope => {
    await acceptForms(scope)
    const isPrivate = true
    route(
      scope,
      sendPhoneCode,
      async ({ body: { phone }, ip, locale, solution }) => {
        await requireSolution({ db, settings }, { call: sendPhoneCode, ip, phone: phoneOf(phone), solution })
        return sendCode(db, settings, phone, { ip, locale })
      },
      { isPrivate },
    )
    route(scope, verifyPhoneCode, ({ body, ip }) => verifyCode(db, settings.limits, body, ip), { isPrivate })
  })
}
