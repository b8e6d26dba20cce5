import type { Catalogues } from '@closyyy/i18n/catalogue'
import type { RouteObject } from '@closyyy/platform/router'
import { type PageOptions, pageAt as sharedPageAt } from '@closyyy/testing/page-at'
import { configure } from '@testing-library/react'
import { catalogues } from '../src/messages.ts'

// The first test of a page also compiles its lazy modules.
configure({ asyncUtilTimeout: 5_000 })

export function pageAt(routes: RouteObject[], path: string, options: Omit<PageOptions, 'catalogues'> = {}) {
  return sharedPageAt(routes, path, { catalogues: catalogues as Catalogues, ...options })
}
