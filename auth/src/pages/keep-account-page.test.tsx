import { keepAccount } from '@closyyy/contract/data-deletion-calls'
import { getOwnUser } from '@closyyy/contract/users-calls'
import type { OwnUser } from '@closyyy/contract/users-schemas'
import { anOwnUser } from '@closyyy/testing/builders'
import { createFakeServer, type FakeServer, noNetwork, success } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { openPage } from '../../test/open-page.tsx'
// Preloads the lazy page, so that no test waits for it.
import './keep-account-page.tsx'

const person = anOwnUser({ deletion_at: '2026-01-12T10:00:00Z' })

let server: FakeServer
let user: OwnUser

beforeEach(() => {
  user = person
  server = createFakeServer()
  server.respondTo(getOwnUser, () => success(getOwnUser, user))
})

const open = () => openPage('/seller/keep-account', { server, signedIn: ayesha })
const keep = () => screen.findByRole('button', { name: 'Keep my account' })

// PRIVACY-4
test('keeps the account, after a failure too', async () => {
  server.respondTo(keepAccount, noNetwork)
  await open()
  expect((await screen.findByText(/closed for good on 12 January/)).textContent).toContain('back on sale')
  await userEvent.click(await keep())
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
  server.respondTo(keepAccount, () => {
    user = { ...person, deletion_at: null }
    return success(keepAccount, null)
  })
  await userEvent.click(await keep())
  expect(await screen.findByText(/Welcome back. Your account is safe/)).toBeDefined()
})

test('says that nothing is deleted to somebody who never asked for it', async () => {
  user = { ...person, deletion_at: null }
  await open()
  expect(await screen.findByText('Your account is not being deleted.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Keep my account' })).toBeNull()
})

test('offers a retry if the account cannot be loaded', async () => {
  server.respondTo(getOwnUser, noNetwork)
  await open()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  server.respondTo(getOwnUser, () => success(getOwnUser, user))
  await userEvent.click(retry)
  expect(await keep()).toBeDefined()
})
