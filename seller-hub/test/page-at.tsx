import type { Catalogues } from '@closyyy/i18n/catalogue'
import type { RouteObject } from '@closyyy/platform/router'
import { type PageOptions, pageAt as sharedPageAt } from '@closyyy/testing/page-at'
import { catalogues } from '../src/messages.ts'

export function pageAt(routes: RouteObject[], path: string, options: Omit<PageOptions, 'catalogues'> = {}) {
  return sharedPageAt(routes, path, { catalogues: catalogues as Catalogues, ...options })
}
