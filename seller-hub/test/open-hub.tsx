import { getOwnUser } from '@closyyy/contract/users-calls'
import type { FakeServer } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { onToast, type Toast } from '@closyyy/ui/toast'
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { routes } from '../src/routes.tsx'
import { anOwnUser } from './own-user.ts'
import { pageAt } from './page-at.tsx'

/** Opens an address of the hub as ayesha; tells the toasts that the page shows. */
export async function openHub(address: string, server: FakeServer, locale?: 'ur') {
  server.answer(getOwnUser, anOwnUser())
  return openHubAs(address, server, locale)
}

/** Likewise, where the test itself answers for the person's record. */
export async function openHubAs(address: string, server: FakeServer, locale?: 'ur') {
  const toasts: Toast[] = []
  onToast(toast => void toasts.push(toast))
  const { element, store } = await pageAt(routes, address, { server, signedIn: ayesha, locale })
  await act(async () => void render(element))
  return { user: userEvent.setup(), toasts, store }
}
