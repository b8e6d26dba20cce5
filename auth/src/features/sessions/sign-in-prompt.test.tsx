import { type PendingAction, readPendingAction, storePendingAction } from '@closyyy/platform/sign-in/pending-action'
import { usePendingAction, useSignInPrompt } from '@closyyy/platform/sign-in/sign-in-prompt'
import { createFakeServer } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageAt } from '../../../test/open-page.tsx'
import { remote } from '../../remote.tsx'
// Preloads lazy modules, so that no test waits for them.
import './sign-in-prompt.tsx'

const action = { kind: 'follow', subject: 11 } as const
const follow = vi.fn()

function Shop({ action }: { action: PendingAction }) {
  const { prompt, promptSignIn } = useSignInPrompt()
  usePendingAction(action, follow)
  return (
    <>
      <button type="button" onClick={() => void promptSignIn(action)}>
        Follow
      </button>
      {prompt}
    </>
  )
}

beforeEach(() => {
  follow.mockReset()
  localStorage.clear()
})

afterEach(() => void vi.restoreAllMocks())

async function openShop(options: Partial<Parameters<typeof pageAt>[2]> = {}, started: PendingAction = action) {
  const shop = { path: '/user/:id', element: <Shop action={started} /> }
  const { element, store } = await pageAt([shop], '/user/11?sold=1', { server: createFakeServer(), ...options })
  await act(async () => void render(element))
  return store
}

// SESSION-10
test('offers a guest Signup and Login, each with the path to return to', async () => {
  await openShop({ remote })
  await userEvent.click(screen.getByRole('button', { name: 'Follow' }))
  expect(await screen.findByText('Log in to follow this shop and see its new items.')).toBeDefined()
  const ways = screen.getAllByRole('link').map(way => [way.textContent, way.getAttribute('href')])
  const back = '?redirect=%2Fuser%2F11%3Fsold%3D1'
  expect(ways).toEqual([
    ['Signup', `/seller/phone${back}`],
    ['Login', `/seller/login${back}`],
  ])
})

test('offers Signup and Login without a purpose for an action of a later release', async () => {
  await openShop({ remote }, { kind: 'swap' as PendingAction['kind'], subject: 11 })
  await userEvent.click(screen.getByRole('button', { name: 'Follow' }))
  expect(await screen.findByRole('link', { name: 'Login' })).toBeDefined()
  expect(screen.queryByText(/prompt-/)).toBeNull()
})

test('stores the action on Signup or Login, not on closing', async () => {
  await openShop({ remote })
  await userEvent.click(screen.getByRole('button', { name: 'Follow' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  expect(readPendingAction()).toBeUndefined()
  await userEvent.click(screen.getByRole('button', { name: 'Follow' }))
  await userEvent.click(await screen.findByRole('link', { name: 'Login' }))
  expect(readPendingAction()).toMatchObject({ ...action, path: '/user/11?sold=1' })
})

test('opens the login page and stores the action if auth cannot be loaded', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  await openShop()
  await userEvent.click(screen.getByRole('button', { name: 'Follow' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/seller/login?redirect=%2Fuser%2F11%3Fsold%3D1'))
  expect(readPendingAction()).toMatchObject(action)
})

// SESSION-10
test('runs the action once after sign-in', async () => {
  storePendingAction(action, '/user/11')
  await openShop({ signedIn: ayesha })
  await waitFor(() => expect(follow).toHaveBeenCalledOnce())
  expect(readPendingAction()).toBeUndefined()
})

test('does not run the action of a guest, one about another subject, or an expired one', async () => {
  storePendingAction(action, '/user/11')
  await openShop()
  storePendingAction({ ...action, subject: 12 }, '/user/12')
  await openShop({ signedIn: ayesha })
  localStorage.setItem('pendingAction', JSON.stringify({ ...action, path: '/user/11', until: Date.now() - 1 }))
  await openShop({ signedIn: ayesha })
  expect(follow).not.toHaveBeenCalled()
})
