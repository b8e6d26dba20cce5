import {
  cancelEmailChange,
  changePassword,
  changePhone,
  requestEmailChange,
  requestPhoneChange,
} from '@closyyy/contract/accounts-calls'
import { listAddresses } from '@closyyy/contract/addresses-calls'
import { getOwnUser } from '@closyyy/contract/users-calls'
import { anOwnUser } from '@closyyy/testing/builders'
import { createFakeServer, type FakeServer, failure } from '@closyyy/testing/fake-server'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openHub, openHubAs } from '../../test/open-hub.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './settings-page.tsx'
import '../features/accounts/phone/change-phone-dialog.tsx'

let server: FakeServer

beforeEach(() => {
  server = createFakeServer()
  server.respondTo(listAddresses, [])
})

async function openDialog(name: string, open = openHub) {
  const page = await open('/seller/settings', server)
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(false))
  await page.user.click(screen.getByRole('button', { name }))
  const type = (label: string, text: string) => page.user.type(screen.getByLabelText(label), text)
  const send = (text: string) => page.user.click(screen.getAllByRole('button', { name: text }).at(-1) as HTMLElement)
  return { ...page, type, send }
}
const sent = (name: string) => server.requests.filter(call => call.name === name).map(({ body }) => body)

// ACCOUNT-12
test('changes the password with the current one', async () => {
  server.respondTo(changePassword, ({ body }) =>
    (body as { current_password: string }).current_password === 'the old one'
      ? Response.json({ status: 'success', data: null })
      : failure('invalid', 'That’s not the right password. Please try again.', {
          current_password: ['That’s not the right password. Please try again.'],
        }),
  )
  const { type, send, toasts, user } = await openDialog('Change password')
  await type('Current password', 'not the old one')
  await type('New password', 'a good long one')
  await type('Repeat the new password', 'another good one')
  await send('Change password')
  expect(await screen.findByText('Passwords do not match.')).toBeDefined()
  await user.clear(screen.getByLabelText('Repeat the new password'))
  await type('Repeat the new password', 'a good long one')
  await send('Change password')
  expect(await screen.findByText('That’s not the right password. Please try again.')).toBeDefined()
  await user.clear(screen.getByLabelText('Current password'))
  await type('Current password', 'the old one')
  await send('Change password')
  await waitFor(() =>
    expect(toasts).toMatchObject([{ message: 'Password changed. Your other devices were logged out.' }]),
  )
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent('changePassword')).toHaveLength(2)
})

// ACCOUNT-13
test('sends a link to the new email', async () => {
  server.respondTo(requestEmailChange, 'Open the link in the email we sent to your new address.')
  const { type, send, toasts } = await openDialog('Change email')
  expect(screen.getByText(/You keep using ayesha@example.com until you open it/)).toBeDefined()
  await type('New email', 'nonsense')
  await send('Send the link')
  expect(await screen.findByText('Please enter a valid email address.')).toBeDefined()
  await type('New email', '@example.com')
  await send('Send the link')
  await waitFor(() => expect(toasts).toHaveLength(1))
  expect(sent('requestEmailChange')).toEqual([{ email: 'nonsense@example.com' }])
})

// ACCOUNT-13
test('shows the email that awaits its link, and withdraws the change', async () => {
  let pending_email: string | null = 'new.address@example.com'
  server.respondTo(getOwnUser, () => Response.json({ status: 'success', data: anOwnUser({ pending_email }) }))
  server.respondTo(cancelEmailChange, () => {
    pending_email = null
    return Response.json({ status: 'success', data: null })
  })
  const { user, toasts } = await openHubAs('/seller/settings', server)
  const line = 'Waiting for the link to new.address@example.com to be opened.'
  expect(await screen.findByText(line)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Cancel the change' }))
  await waitFor(() => expect(screen.queryByText(line)).toBeNull())
  expect(toasts).toMatchObject([{ message: 'The change was cancelled. You keep your email.' }])
})

// ACCOUNT-13
test('shows the requested email at once', async () => {
  let pending_email: string | null = null
  server.respondTo(getOwnUser, () => Response.json({ status: 'success', data: anOwnUser({ pending_email }) }))
  server.respondTo(requestEmailChange, () => {
    pending_email = 'next@example.com'
    return Response.json({ status: 'success', data: 'Open the link.' })
  })
  const { user } = await openHubAs('/seller/settings', server)
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Change email' }).disabled).toBe(false),
  )
  await user.click(screen.getByRole('button', { name: 'Change email' }))
  await user.type(screen.getByLabelText('New email'), 'next@example.com')
  await user.click(screen.getByRole('button', { name: 'Send the link' }))
  expect(await screen.findByText('Waiting for the link to next@example.com to be opened.')).toBeDefined()
})

const CODE = { resend_in: 30, expires_in: 600 }

// ACCOUNT-15
test('changes the phone by the code that was sent to it', async () => {
  let phone = '923001112233'
  server.respondTo(getOwnUser, () => Response.json({ status: 'success', data: anOwnUser({ phone }) }))
  server.respondTo(requestPhoneChange, CODE)
  server.respondTo(changePhone, ({ body }) => {
    const { otp } = body as { otp: string }
    if (otp !== '123456') return failure('invalid', 'Wrong.', { otp: ['Invalid or expired OTP. Please try again.'] })
    phone = '923217654321'
    return Response.json({ status: 'success', data: { phone } })
  })
  const { type, send, toasts, user } = await openDialog('Change phone number', openHubAs)
  expect(await screen.findByText(/Orders you’ve already placed keep .*0300 1112233/)).toBeDefined()
  await type('New phone number', '0321')
  await send('Send code')
  expect(await screen.findByText('Phone number must be 11 digits long (including prefix).')).toBeDefined()
  await type('New phone number', '7654321')
  expect(screen.getByLabelText<HTMLInputElement>('New phone number').value).toBe('0321 7654321')
  await send('Send code')
  expect(await screen.findByText(/We texted a 6-digit code to .*0321 7654321.* for 10 minutes/)).toBeDefined()
  await type('Code', '999999')
  await send('Confirm number')
  expect(await screen.findByText('Invalid or expired OTP. Please try again.')).toBeDefined()
  await user.clear(screen.getByLabelText('Code'))
  await user.click(screen.getByLabelText('Code'))
  await user.paste('Your code is 123-456')
  await send('Confirm number')
  await waitFor(() => expect(toasts).toMatchObject([{ message: expect.stringContaining('0321 7654321') }]))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await screen.findByText(/0321 7654321/)).toBeDefined()
  expect(sent('changePhone').at(-1)).toEqual({ phone: '923217654321', otp: '123456' })
})

// ACCOUNT-15
test('shows that a phone belongs to another account, and lets the person use another number', async () => {
  server.respondTo(requestPhoneChange, CODE)
  server.respondTo(changePhone, () => failure('conflict', 'This number belongs to another account.'))
  const { type, send, user } = await openDialog('Change phone number')
  await type('New phone number', '03217654321')
  await send('Send code')
  await screen.findByLabelText('Code')
  await type('Code', '123456')
  await send('Confirm number')
  expect(await screen.findByText('This number belongs to another account.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Use another number' }))
  expect(screen.getByLabelText<HTMLInputElement>('New phone number').value).toBe('')
})

// UI-6
test('keeps a new phone that was typed when the dialog closes', async () => {
  const { type, user } = await openDialog('Change phone number')
  await type('New phone number', '0321765')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Change phone number' }))
  expect((await screen.findByLabelText<HTMLInputElement>('New phone number')).value).toBe('0321 765')
})

// ACCOUNT-15, PHONE-3
test('continues with the code that was sent when the dialog opens again, and counts the resend lock down', async () => {
  server.respondTo(requestPhoneChange, CODE)
  const { type, send, user } = await openDialog('Change phone number')
  await type('New phone number', '03217654321')
  await send('Send code')
  await screen.findByLabelText('Code')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Change phone number' }))
  await user.click(screen.getByRole('button', { name: /^Resend in (29|30) s$/ }))
  expect(sent('requestPhoneChange')).toHaveLength(1)
})

// ACCOUNT-15, PHONE-3
test('asks for the code of a number that got one before a reload or a lost response', async () => {
  server.respondTo(requestPhoneChange, () =>
    Response.json(
      { status: 'error', message: 'Please wait 26 seconds.' },
      { status: 429, headers: { 'retry-after': '26' } },
    ),
  )
  const { type, send } = await openDialog('Change phone number')
  await type('New phone number', '03217654321')
  await send('Send code')
  expect(await screen.findByText(/^We’ve already texted a 6-digit code to .*0321 7654321/)).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code')))
  expect(screen.getByRole('button', { name: /^Resend in 2[56] s$/ })).toBeDefined()
})

// UI-17
test.each([
  ['Change email', 'New email', 'next@example.com', requestEmailChange, 'Send the link'],
  ['Change phone number', 'New phone number', '03217654321', requestPhoneChange, 'Send code'],
] as const)(
  '%s stays open until its request has ended, and shows the failure',
  async (name, label, text, call, button) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    server.respondTo(call, async () => {
      await promise
      return failure('conflict', 'Not now.')
    })
    const { type, send, user } = await openDialog(name)
    await type(label, text)
    await send(button)
    await user.click(screen.getByRole('button', { name: 'Close' }))
    resolve()
    expect((await screen.findByRole('alert')).textContent).toBe('Not now.')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
)

// UI-17
test('stays open until another code was sent', async () => {
  server.respondTo(requestPhoneChange, { ...CODE, resend_in: 0 })
  const { type, send, user } = await openDialog('Change phone number')
  await type('New phone number', '03217654321')
  await send('Send code')
  const { promise, resolve } = Promise.withResolvers<void>()
  server.respondTo(requestPhoneChange, async () => {
    await promise
    return failure('conflict', 'Not now.')
  })
  await user.click(await screen.findByRole('button', { name: 'Resend' }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  resolve()
  expect((await screen.findByRole('alert')).textContent).toBe('Not now.')
})

// ACCOUNT-15
test('adds the first phone of an account without one', async () => {
  server.respondTo(getOwnUser, () => Response.json({ status: 'success', data: anOwnUser({ phone: null }) }))
  const { user } = await openDialog('Add phone number', openHubAs)
  expect(screen.getByText('You haven’t added a phone number yet')).toBeDefined()
  expect(await screen.findByText(/Couriers call it, and you can log in with it/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Close' }))
})
