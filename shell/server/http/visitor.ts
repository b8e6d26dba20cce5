import type { IncomingMessage } from 'node:http'
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

/** Returns the value of `x-forwarded-for` for the API, which limits by IP: the client's IP after the claimed ones. */
export function forwardedFor({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string {
  const claimed = headers['x-forwarded-for']
  const client = socket.remoteAddress ?? 'unknown'
  return claimed ? `${claimed}, ${client}` : client
}
