import { forgotPassword, Registration, resendConfirmation } from '@closyyy/contract/accounts-schemas'
import { Login } from '@closyyy/contract/sessions-schemas'
import { contractSentence } from '@closyyy/forms/contract-sentence'
import { expect, test } from 'vitest'
import accounts from '../features/accounts/messages/en.json'
import session from '../features/session/messages/en.json'

const asId = (id: string) => `<${id}>`
const messagesOf = (checked: { error?: { issues: { message: string }[] } }) =>
  checked.error?.issues.map(({ message }) => message) ?? []

test.each([
  ['', ''],
  ['www.evil.example', 'short'],
])('the login has every sentence of the contract about %j and %j', (login, password) => {
  const messages = messagesOf(Login.safeParse({ login, password }))
  expect(messages.length).toBeGreaterThan(0)
  for (const message of messages) expect(contractSentence(session, asId)(message)).toMatch(/^</)
})

const whole = { verification_token: 'token', email: 'a@b.pk', username: 'ayesha', password: 'long-enough' }

test.each([
  { email: '', username: '', password: '', password_confirmation: '' },
  { email: 'nothing', username: 'a b c', password: 'short', password_confirmation: 'other' },
  { email: 'www.a@b.pk', username: 'x', password: 'https://a.example' },
  { username: 'a'.repeat(41), password: 'a'.repeat(129), first_name: '123' },
])('registering has every sentence of the contract about %j', given => {
  const messages = messagesOf(Registration.safeParse({ ...whole, ...given }))
  expect(messages.length).toBeGreaterThan(0)
  for (const message of messages) expect(contractSentence(accounts, asId)(message)).toMatch(/^</)
})

test('asking for a link has the sentences of the contract', () => {
  const empty = { email: '', login: '' }
  const messages = [forgotPassword, resendConfirmation].flatMap(({ body }) => messagesOf(body.safeParse(empty)))
  expect(messages).toHaveLength(2)
  for (const message of messages) expect(contractSentence(accounts, asId)(message)).toMatch(/^</)
})

test('a sentence that nobody knows stays as it is', () => {
  expect(contractSentence(session, asId)('The shop is closed.')).toBe('The shop is closed.')
})
