import { changePhone, register, requestPhoneChange } from '@closyyy/contract/accounts-calls'
import type { CallInput } from '@closyyy/contract/call'
import { listOutbox } from '@closyyy/contract/outbox-calls'
import { sendPhoneCode, verifyPhoneCode } from '@closyyy/contract/phone-codes-calls'
import type { TestApi } from './test-api.ts'

let serial = 0

export async function lastMessage(api: TestApi, to: string): Promise<string> {
  const { data } = await api.call(listOutbox, { query: { to } })
  return data[0]?.body ?? ''
}

export async function lastLinkToken(api: TestApi, email: string): Promise<string> {
  return /token=([\w-]+)/.exec(await lastMessage(api, email))?.[1] ?? ''
}

/** Builds the registration form of a new person with a confirmed phone. */
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

export async function signUp(api: TestApi) {
  const form = await newRegistration(api)
  const { data } = await api.call(register, { body: form })
  return { ...data, password: form.password }
}

/** Gives a signed-in person another phone. */
export async function changePhoneTo(api: TestApi, phone: string, token: string) {
  await api.call(requestPhoneChange, { body: { phone } }, token)
  const otp = (await lastMessage(api, phone)).slice(0, 6)
  return api.call(changePhone, { body: { phone, otp } }, token)
}
