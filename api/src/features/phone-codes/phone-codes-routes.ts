import { sendPhoneCode, verifyPhoneCode } from '@closyyy/contract/phone-codes-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { acceptForms } from '../../http/body-parsers.ts'
import { route } from '../../http/route.ts'
import { sendCode, verifyCode } from './phone-codes-service.ts'

export function registerPhoneCodes(app: FastifyInstance, { db, settings }: AppContext): void {
  // biome-ignore lint/nursery/noMisusedPromises: Fastify awaits a plugin's promise
  void app.register(async scope => {
    await acceptForms(scope)
    const isPrivate = true
    route(scope, sendPhoneCode, ({ body, ip, locale }) => sendCode(db, settings, body.phone, { ip, locale }), {
      isPrivate,
    })
    route(scope, verifyPhoneCode, ({ body, ip }) => verifyCode(db, settings.limits, body, ip), { isPrivate })
  })
}
