import type { Catalogues } from '@closyyy/i18n/catalogue'
import { type PageOptions, pageAt } from '@closyyy/testing/page-at'
import { act, configure, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogues } from '../src/messages.ts'
import { routes } from '../src/routes.tsx'

// A page's first test also compiles its lazy modules.
configure({ asyncUtilTimeout: 5_000 })

/** Opens an address of the storefront with the shell's services around it. */
export async function openPage(address: string, options: Omit<PageOptions, 'catalogues'>) {
  const page = await pageAt(routes, address, { catalogues: catalogues as Catalogues, ...options })
  await act(async () => {
    render(page.element)
  })
  return { router: page.router, store: page.store, user: userEvent.setup() }
}
