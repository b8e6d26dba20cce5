import { isLocale } from '@closyyy/i18n/locales'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServerEnv } from '../env.ts'

const YEAR_SECONDS = 31_536_000

export function registerLanguage(app: FastifyInstance, env: Pick<ServerEnv, 'publicOrigin'>): void {
  app.get<{ Params: { locale: string } }>('/language/:locale', (request, reply) => {
    const { locale } = request.params
    const scope = `Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${env.publicOrigin.startsWith('https:') ? '; Secure' : ''}`
    if (isLocale(locale)) reply.header('set-cookie', `locale=${locale}; ${scope}`)
    return reply.header('cache-control', 'no-store').redirect(pathOfReferrer(request), 303)
  })
}

function pathOfReferrer({ headers, host }: FastifyRequest): string {
  const referrer = URL.canParse(headers.referer ?? '') ? new URL(headers.referer ?? '') : undefined
  return referrer?.host === host && !referrer.pathname.startsWith('//') ? referrer.pathname + referrer.search : '/'
}
