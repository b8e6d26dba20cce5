import fs from 'node:fs'
import {
  confirmEmail,
  forgotPassword,
  register,
  resendConfirmation,
  resetPassword,
} from '@closyyy/contract/accounts-calls'
import { sendPhoneCode, verifyPhoneCode } from '@closyyy/contract/phone-codes-calls'
import { login } from '@closyyy/contract/sessions-calls'
import { getOwnUser } from '@closyyy/contract/users-calls'
import { afterAll, expect, test, vi } from 'vitest'
import { lastLinkToken, lastMessage, newRegistration } from '../../../test/sign-up.ts'
import { openTestApi } from '../../../test/test-api.ts'

const STDOUT = 1

afterAll(() => vi.restoreAllMocks())

test('logs no code, token, password or personal data from sign-up to password reset', async () => {
  const written: string[] = []
  const write = fs.write as (...args: unknown[]) => void
  vi.spyOn(fs, 'write').mockImplementation(((...args: unknown[]) => {
    const [fd, chunk] = args
    const done = args.at(-1) as (error: null, bytes: number) => void
    if (fd !== STDOUT) return write(...args)
    const text = String(chunk)
    written.push(text)
    setImmediate(done, null, Buffer.byteLength(text))
  }) as typeof fs.write)
  const api = await openTestApi(settings => {
    settings.logLevel = 'trace'
  })

  const form = await newRegistration(api)
  const code = (await lastMessage(api, form.phone)).slice(0, 6)
  await api.call(sendPhoneCode, { body: { phone: form.phone } })
  await api.call(verifyPhoneCode, { body: { phone: form.phone, otp: code } })
  await api.call(register, { body: form })
  await api.call(register, { body: { ...form, email: 'not an address' } })
  await api.call(resendConfirmation, { body: { login: form.email } })
  const confirmation = await lastLinkToken(api, form.email)
  await api.call(confirmEmail, { body: { token: confirmation } })
  const session = (await api.call(login, { body: { login: form.username, password: form.password } })).data.token
  await api.call(getOwnUser, {}, session)
  await api.call(forgotPassword, { body: { email: form.email } })
  const reset = await lastLinkToken(api, form.email)
  await api.call(resetPassword, { body: { token: reset, password: 'brand new one', password_confirmation: 'other' } })
  const passwords = { password: 'brand new one', password_confirmation: 'brand new one' }
  expect((await api.call(resetPassword, { body: { token: reset, ...passwords } })).status).toBe(200)
  await api.close()

  const log = written.join('')
  expect(log).toContain('/api/v1/auth/register')
  const { phone, email, username, password, verification_token } = form
  for (const secret of [code, confirmation, session, reset, verification_token, password, passwords.password])
    expect(log).not.toContain(secret)
  for (const personal of [phone, email, username]) expect(log).not.toContain(personal)
})
