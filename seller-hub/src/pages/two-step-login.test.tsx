import { compactCode } from '@closyyy/contract/latin-digits'
import { listPasskeys } from '@closyyy/contract/passkeys-calls'
import * as calls from '@closyyy/contract/second-factors-calls'
import type { SecondFactor } from '@closyyy/contract/second-factors-schemas'
import { listSessions } from '@closyyy/contract/sessions-calls'
import { createFakeServer, type FakeServer, failure, success } from '@closyyy/testing/fake-server'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openHub } from '../../test/open-hub.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import '../features/second-factors/qr-code.tsx'
import './devices-page.tsx'
import './settings-page.tsx'

const codes = Array.from({ length: 10 }, (_, index) => `abcde-fghj${index}`)
const factor = { secret: 'JBSWY3DPEHPK3PXP', url: 'otpauth://totp/Closyyy:ayesha?secret=JBSWY3DPEHPK3PXP' }

let server: FakeServer
let state: SecondFactor

beforeEach(() => {
  state = { is_on: false, recovery_codes: 0 }
  server = createFakeServer()
  server.respondTo(listPasskeys, [])
  server.respondTo(listSessions, [])
  server.respondTo(calls.getSecondFactor, () => success(calls.getSecondFactor, state))
  server.respondTo(calls.beginSecondFactor, factor)
})

const open = () => openHub('/seller/devices', server)
const button = (name: string) => screen.findByRole('button', { name })
const inDialog = () => within(screen.getByRole('dialog'))

// SESSION-17
test('turns on by a code of the app, and shows the recovery codes until they are saved', async () => {
  server.respondTo(calls.confirmSecondFactor, ({ body }) => {
    if (compactCode((body as { code: string }).code) !== '123456')
      return failure('invalid', 'This code is wrong.', { code: ['This code is wrong.'] })
    state = { is_on: true, recovery_codes: 10 }
    return success(calls.confirmSecondFactor, { recovery_codes: codes })
  })
  const { user } = await open()
  await user.click(await button('Turn on'))
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeDefined()
  expect(inDialog().getByText('JBSW Y3DP EHPK 3PXP')).toBeDefined()
  await user.type(inDialog().getByLabelText('Code from the app'), '12')
  await user.click(inDialog().getByRole('button', { name: 'Turn on' }))
  expect(await screen.findByText('Please enter the 6 digits that your app shows.')).toBeDefined()
  await user.type(inDialog().getByLabelText('Code from the app'), '3 654')
  await user.click(inDialog().getByRole('button', { name: 'Turn on' }))
  expect(await screen.findByText('This code is wrong.')).toBeDefined()
  await user.clear(inDialog().getByLabelText('Code from the app'))
  await user.type(inDialog().getByLabelText('Code from the app'), '123 456')
  await user.click(inDialog().getByRole('button', { name: 'Turn on' }))
  expect((await screen.findByRole('list', { name: 'Save your recovery codes' })).textContent).toBe(codes.join(''))
  await user.click(await button('I saved them'))
  expect(await screen.findByText('On · 10 recovery codes left')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})

// UI-6
test('asks before it closes with the recovery codes, which are not shown again', async () => {
  server.respondTo(calls.confirmSecondFactor, { recovery_codes: codes })
  const { user } = await open()
  await user.click(await button('Turn on'))
  await user.type(await screen.findByLabelText('Code from the app'), '123456')
  await user.click(inDialog().getByRole('button', { name: 'Turn on' }))
  const dialog = await screen.findByRole('dialog', { name: 'Save your recovery codes' })
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  await user.click(await button('Back to the codes'))
  expect(screen.getByRole('list', { name: 'Save your recovery codes' })).toBeDefined()
  fireEvent.mouseDown(dialog)
  await user.click(await button('Close anyway'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

// UI-6
test('keeps the recovery codes on screen while the page reads the state again', async () => {
  server.respondTo(calls.confirmSecondFactor, () => {
    state = { is_on: true, recovery_codes: 10 }
    return success(calls.confirmSecondFactor, { recovery_codes: codes })
  })
  const { user } = await open()
  await user.click(await button('Turn on'))
  await user.type(await screen.findByLabelText('Code from the app'), '123456')
  await user.click(inDialog().getByRole('button', { name: 'Turn on' }))
  await screen.findByRole('dialog', { name: 'Save your recovery codes' })
  fireEvent(window, new Event('visibilitychange'))
  await waitFor(() => expect(server.requests.at(-1)?.name).toBe(calls.getSecondFactor.name))
  await act(() => new Promise(resolve => setTimeout(resolve, 50)))
  expect(screen.getByRole('list', { name: 'Save your recovery codes' }).textContent).toBe(codes.join(''))
})

/** Responds to the first code only after `release`. */
function holdFirstCode() {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  server.respondTo(calls.confirmSecondFactor, async () => {
    await promise
    state = { is_on: true, recovery_codes: 10 }
    return success(calls.confirmSecondFactor, { recovery_codes: codes })
  })
  return release
}

// UI-17
test('stays open while the first code is sent, and shows the recovery codes', async () => {
  const release = holdFirstCode()
  const { user } = await open()
  await user.click(await button('Turn on'))
  await user.type(await screen.findByLabelText('Code from the app'), '123456{Enter}')
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  release()
  expect(await screen.findByRole('list', { name: 'Save your recovery codes' })).toBeDefined()
})

test('shows that it is on after the page was left while the first code was sent', async () => {
  const release = holdFirstCode()
  const { user } = await open()
  await user.click(await button('Turn on'))
  await user.type(await screen.findByLabelText('Code from the app'), '123456{Enter}')
  await user.click(screen.getAllByRole('link', { name: 'Settings' })[0] as HTMLElement)
  await screen.findByRole('heading', { name: 'Settings', level: 1 })
  release()
  await user.click(await screen.findByRole('link', { name: 'Devices' }))
  expect(await screen.findByText('On · 10 recovery codes left')).toBeDefined()
})

test('turns off after a question', async () => {
  state = { is_on: true, recovery_codes: 1 }
  server.respondTo(calls.removeSecondFactor, () => {
    state = { is_on: false, recovery_codes: 0 }
    return success(calls.removeSecondFactor, null)
  })
  const { user, toasts } = await open()
  expect(await screen.findByText('On · 1 recovery code left')).toBeDefined()
  await user.click(await button('Turn off'))
  await user.click(inDialog().getByRole('button', { name: 'Turn off' }))
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'Two-step login is off.' }]))
  expect(await button('Turn on')).toBeDefined()
})

// UI-2
test('opens again without the failure of the last time', async () => {
  state = { is_on: true, recovery_codes: 1 }
  server.respondTo(calls.removeSecondFactor, () => failure('conflict', 'Not available.'))
  const { user } = await open()
  await user.click(await button('Turn off'))
  await user.click(inDialog().getByRole('button', { name: 'Turn off' }))
  expect(await screen.findByText('Not available.')).toBeDefined()
  await user.click(inDialog().getByRole('button', { name: 'Close' }))
  await user.click(await button('Turn off'))
  expect(inDialog().getByRole('button', { name: 'Turn off' })).toBeDefined()
  expect(screen.queryByText('Not available.')).toBeNull()
})

test('shows why it cannot be turned on', async () => {
  server.respondTo(calls.beginSecondFactor, () => failure('conflict', 'Not available.'))
  const { user, toasts } = await open()
  await user.click(await button('Turn on'))
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'Not available.' }]))
})
