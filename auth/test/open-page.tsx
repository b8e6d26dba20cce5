import { act, render } from '@testing-library/react'
import { routes } from '../src/routes.tsx'
import { pageAt } from './page-at.tsx'

/** Opens an address of auth as a visitor sees it. */
export async function openPage(address: string, options: Parameters<typeof pageAt>[2] = {}) {
  const { element, router, store } = await pageAt(routes, address, options)
  await act(async () => void render(element))
  return { router, store }
}
