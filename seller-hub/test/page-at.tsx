import type { Catalogues } from '@closyyy/i18n/catalogue'
import type { RouteObject } from '@closyyy/platform/router'
import type { PageOptions } from '@closyyy/testing/page-at'
import { pageAt as sharedPageAt } from '@closyyy/testing/page-at'
import { configure } from '@testing-library/react'
import { catalogues } from '../src/messages.ts'

// A page's first test also compiles its lazy modules.
configure({ asyncUtilTimeout: 5_000 })

/** A page of this remote as it stands at an address. */
export function pageAt(routes: RouteObject[], address: string, options: Omit<PageOptions, 'catalogues'> = {}) {
  return sharedPageAt(routes, address, { catalogues: catalogues as Catalogues, ...options })
}
