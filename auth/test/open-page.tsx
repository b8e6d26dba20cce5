import type { Catalogues } from '@closyyy/i18n/catalogue'
import type { RouteObject } from '@closyyy/platform/router'
import { type PageOptions, pageAt as sharedPageAt } from '@closyyy/testing/page-at'
import { act, render } from '@testing-library/react'
import { catalogues } from '../src/messages.ts'
import { routes } from '../src/routes.tsx'

/** Builds the page of a URL with auth's texts, without rendering it. */
export function pageAt(pageRoutes: RouteObject[], url: string, options: Omit<PageOptions, 'catalogues'> = {}) {
  return sharedPageAt(pageRoutes, url, { catalogues: catalogues as Catalogues, ...options })
}

/** Renders a URL of auth. */
export async function openPage(url: string, options: Parameters<typeof pageAt>[2] = {}) {
  const { element, router, store } = await pageAt(routes, url, options)
  await act(async () => void render(element))
  return { router, store }
}
