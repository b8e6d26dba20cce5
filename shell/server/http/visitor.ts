import { isLocale, type Locale } from '@closyyy/i18n/locales'
import type { FastifyRequest } from 'fastify'
import type { ServerEnv } from '../env.ts'

/** Returns the language that the visitor chose, from the `locale` cookie; English by default. */
export function chosenLocale(cookie = ''): Locale {
  const chosen = /(?:^|;\s*)locale=(\w+)/.exec(cookie)?.[1]
  return isLocale(chosen) ? chosen : 'en'
}

/** Returns the shop's origin as visitors reach it: the configured one, else that of the request's host. */
export function publicOrigin({ publicOrigin: set }: Pick<ServerEnv, 'publicOrigin'>, request: FastifyRequest): string {
  return new URL(set ?? `${request.protocol}://${request.host}`).origin
}
