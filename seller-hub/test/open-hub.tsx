import { getOwnUser } from '@closyyy/contract/users-calls'
import { anOwnUser } from '@closyyy/testing/builders'
import type { FakeServer } from '@closyyy/testing/fake-server'
import { ayesha, type PageOptions } from '@closyyy/testing/page-at'
import { onToast, type Toast } from '@closyyy/ui/toast'
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { routes } from '../src/routes.tsx'
import { pageAt } from './page-at.tsx'

/** Opens a hub page as ayesha and collects its toasts. */
export async function openHub(path: string, server: FakeServer, locale?: 'ur', remote?: PageOptions['remote']) {
  server.respondTo(getOwnUser, anOwnUser())
  return openHubAs(path, server, locale, remote)
}

/** Leaves the response of `getOwnUser` to the test. */
export async function openHubAs(path: string, server: FakeServer, locale?: 'ur', remote?: PageOptions['remote']) {
  const toasts: Toast[] = []
  onToast(toast => void toasts.push(toast))
  const { element, store } = await pageAt(routes, path, { server, signedIn: ayesha, locale, remote })
  await act(async () => void render(element))
  return { user: userEvent.setup(), toasts, store }
}
