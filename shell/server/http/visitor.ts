import { ipKey } from '@closyyy/gateway/ip-key'
import { CLIENT_HEADER, proofHeaders } from '@closyyy/gateway/shell-proof'
import { isLocale, type Locale } from '@closyyy/i18n/locales'
import type { FastifyRequest } from 'fastify'
import type { ServerEnv } from '../env.ts'

export function chosenLocale(cookie = ''): Locale {
  const chosen = /(?:^|;\s*)locale=(\w+)/.exec(cookie)?.[1]
  return isLocale(chosen) ? chosen : 'en'
}

/** Returns the public URL of a request; a path cannot replace the origin. */
export function publicUrl(
  { publicOrigin }: Pick<ServerEnv, 'publicOrigin'>,
  request: Pick<FastifyRequest, 'url'>,
): URL {
  const url = new URL(publicOrigin)
  const [path = '', ...query] = request.url.split('?')
  url.pathname = path
  url.search = query.join('?')
  return url
}

/** Returns the headers by which the API trusts this server, and limits the visitor instead of it. */
export function visitorHeaders({ shellSecret }: Pick<ServerEnv, 'shellSecret'>, { ip }: Pick<FastifyRequest, 'ip'>) {
  return { ...proofHeaders(shellSecret), [CLIENT_HEADER]: ip }
}

/** Returns the key by which a visitor is limited (LIMIT-3). */
export function visitorKey({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return ipKey(ip)
}
