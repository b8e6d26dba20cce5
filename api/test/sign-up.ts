import { register } from '@closyyy/contract/accounts'
import type { CallInput } from '@closyyy/contract/call'
import { listOutbox } from '@closyyy/contract/outbox'
import { sendPhoneCode, verifyPhoneCode } from '@closyyy/contract/phone-codes'
import type { TestApi } from './test-api.ts'

let serial = 0

/** The body of the newest message to a phone or an email address. */
export async function lastMessage(api: TestApi, to: string): Promise<string> {
  const { data } = await api.call(listOutbox, { query: { to } })
  return data[0]?.body ?? ''
}

/** The token of the link in the newest email to an address. */
export async function lastLinkToken(api: TestApi, email: string): Promise<string> {
  return /token=([\w-]+)/.exec(await lastMessage(api, email))?.[1] ?? ''
}

/** A registration form of somebody new whose phone is confirmed. */
export async function newRegistration(api: TestApi) {
  const number = ++serial
  const phone = `92333${String(number).padStart(7, '0')}`
  await api.call(sendPhoneCode, { body: { phone } })
  const otp = (await lastMessage(api, phone)).slice(0, 6)
  const { data } = await api.call(verifyPhoneCode, { body: { phone, otp } })
  return {
    verification_token: data.verification_token ?? '',
    phone,
    first_name: 'Zoë',
    last_name: "O'Malik-Khan",
    email: `zoe${number}@example.pk`,
    username: `zoe.${number}`,
    password: 'a good long one',
    password_confirmation: 'a good long one',
  } satisfies CallInput<typeof register>['body']
}

/** Signs somebody up, email unconfirmed. */
export async function signUp(api: TestApi) {
  const form = await newRegistration(api)
  const { data } = await api.call(register, { body: form })
  return { ...data, password: form.password }
}
