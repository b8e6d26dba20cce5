import { createReport } from '@closyyy/contract/reports-calls'
import { storePendingAction } from '@closyyy/platform/sign-in/pending-action'
import { failure, success } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { onToast } from '@closyyy/ui/toast'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { authRemote } from '../../test/auth-remote.tsx'
import { openPage } from '../../test/open-page.tsx'
import { createShopServer } from '../../test/shop-server.ts'

const PATH = '/user/11'

// REPORT-1
test('reports a shop with a reason, and keeps what was typed after a failure', async () => {
  const server = createShopServer()
  const sent: unknown[] = []
  const toasts: string[] = []
  onToast(({ message }) => void toasts.push(message))
  server.respondTo(createReport, () => failure('conflict', 'You have reported this already.'))
  const { user } = await openPage(PATH, { server, signedIn: ayesha })
  await user.click(await screen.findByRole('button', { name: 'Report this shop' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this shop' }))
  await user.click(dialog.getByRole('button', { name: 'Send report' }))
  expect(await dialog.findByText('Please choose a reason.')).toBeTruthy()
  await user.click(dialog.getByRole('radio', { name: 'Something else' }))
  await user.click(dialog.getByRole('button', { name: 'Send report' }))
  expect(await dialog.findByText('Please describe the problem.')).toBeTruthy()
  await user.type(dialog.getByRole('textbox', { name: 'Details' }), 'They threaten buyers.')
  await user.click(dialog.getByRole('button', { name: 'Send report' }))
  expect(await dialog.findByText('You have reported this already.')).toBeTruthy()
  server.respondTo(createReport, ({ body }) => {
    sent.push(body)
    return success(createReport, null)
  })
  await user.click(dialog.getByRole('button', { name: 'Send report' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([{ object_type: 'person', object_id: 11, reason: 'other', details: 'They threaten buyers.' }])
  expect(toasts).toEqual(['Thank you. We’ll look into it and email you the outcome.'])
})

// UI-6
test('keeps a report while the dialog is closed, until it is sent', async () => {
  const server = createShopServer()
  server.respondTo(createReport, null)
  const { user } = await openPage(PATH, { server, signedIn: ayesha })
  const openDialog = async () => user.click(await screen.findByRole('button', { name: 'Report this shop' }))
  const details = async () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Details/ })
  await openDialog()
  await user.click(await screen.findByRole('radio', { name: 'Something else' }))
  await user.type(await details(), 'They threaten buyers.')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await openDialog()
  expect((await details()).value).toBe('They threaten buyers.')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Something else' }).checked).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Send report' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await openDialog()
  expect((await details()).value).toBe('')
})

// REPORT-1
test('prompts guests to sign in', async () => {
  const { user } = await openPage(PATH, { server: createShopServer(), remote: authRemote })
  await user.click(await screen.findByRole('button', { name: 'Report this shop' }))
  expect(await screen.findByText('Sign in to report-person 11')).toBeTruthy()
})

// REPORT-1
test('opens the dialog for a person who signed in to report', async () => {
  storePendingAction({ kind: 'report-person', subject: 11 }, PATH)
  await openPage(PATH, { server: createShopServer(), signedIn: ayesha })
  expect(await screen.findByRole('dialog', { name: 'Report this shop' })).toBeTruthy()
})

test('cannot report one’s own shop', async () => {
  await openPage(PATH, { server: createShopServer(), signedIn: { ...ayesha, userId: 11 } })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('button', { name: 'Report this shop' })).toBeNull()
})
