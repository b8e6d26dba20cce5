import { isLocale } from '@closyyy/i18n/locales'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const YEAR_SECONDS = 31_536_000

export function registerLanguage(app: FastifyInstance): void {
  app.get<{ Params: { locale: string } }>('/language/:locale', (request, reply) => {
    const { locale } = request.params
    if (isLocale(locale)) reply.header('set-cookie', `locale=${locale}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`)
    return reply.header('cache-control', 'no-store').redirect(pathOfReferrer(request), 303)
  })
}

function pathOfReferrer({ headers, host }: FastifyRequest): string {
  const referrer = URL.canParse(headers.referer ?? '') ? new URL(headers.referer ?? '') : undefined
  return referrer?.host === host && !referrer.pathname.startsWith('//') ? referrer.pathname + referrer.search : '/'
}
