import type { Catalogues } from '@closyyy/i18n/catalogue'
import { type PageOptions, pageAt } from '@closyyy/testing/page-at'
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect } from 'vitest'
import { catalogues } from '../src/messages.ts'
import { routes } from '../src/routes.tsx'

/** Renders a URL of the storefront with the shell's services. */
export async function openPage(url: string, options: Omit<PageOptions, 'catalogues'>) {
  const page = await pageAt(routes, url, { catalogues: catalogues as Catalogues, ...options })
  await act(async () => {
    render(page.element)
  })
  return { router: page.router, store: page.store, user: userEvent.setup() }
}

/** Renders a URL of the storefront as the document server does, and hydrates it; returns its element. */
export async function openServedPage(url: string, options: Omit<PageOptions, 'catalogues'>): Promise<HTMLElement> {
  const { element, router } = await pageAt(routes, url, { catalogues: catalogues as Catalogues, ...options })
  await expect.poll(() => router.state.initialized).toBe(true)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(element)
  await act(async () => {
    render(element, { container, hydrate: true })
  })
  return container
}
