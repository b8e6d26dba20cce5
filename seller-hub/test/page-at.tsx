import type { Catalogues } from '@closyyy/i18n/catalogue'
import type { RouteObject } from '@closyyy/platform/router'
import type { PageOptions } from '@closyyy/testing/page-at'
import { pageAt as sharedPageAt } from '@closyyy/testing/page-at'
import { catalogues } from '../src/messages.ts'

/** A page of this remote as it stands at an address. */
export function pageAt(routes: RouteObject[], address: string, options: Omit<PageOptions, 'catalogues'> = {}) {
  return sharedPageAt(routes, address, { catalogues: catalogues as Catalogues, ...options })
}
