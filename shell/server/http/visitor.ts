import { isLocale, type Locale } from '@closyyy/i18n/locales'
import type { FastifyRequest } from 'fastify'
import type { ServerEnv } from '../env.ts'

export function chosenLocale(cookie = ''): Locale {
  const chosen = /(?:^|;\s*)locale=(\w+)/.exec(cookie)?.[1]
  return isLocale(chosen) ? chosen : 'en'
}

export function publicOrigin({ publicOrigin: set }: Pick<ServerEnv, 'publicOrigin'>, request: FastifyRequest): string {
  return new URL(set ?? `${request.protocol}://${request.host}`).origin
}
