import type { ApiClient } from '@closyyy/api-client/api-client'
import type { Locale } from '@closyyy/i18n/locales'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Text } from '../plain-parts/texts/text.ts'
import type { PlainPage } from './plain-document.ts'

/** One request of a visitor without script. */
export interface FormVisit {
  api: ApiClient
  locale: Locale
  t: Text
  /** Undefined before the visitor adds a product. */
  guestId: string | undefined
  requireGuestId: () => string
  show: (page: PlainPage) => Promise<FastifyReply>
  /** Redirects with GET, so that a reload sends no form again. */
  redirect: (path: string) => FastifyReply
}

export type FormRoute = (visit: FormVisit, request: FastifyRequest) => Promise<FastifyReply>

export interface FormRoutes {
  get: (path: string, route: FormRoute) => void
  post: (path: string, route: FormRoute) => void
}
