import { Registration } from '@closyyy/contract/accounts-schemas'
import { Phone } from '@closyyy/contract/phone-codes-schemas'
import { Login } from '@closyyy/contract/sessions-schemas'
import { expect, test } from 'vitest'
import { sentenceIn } from '../components/server-sentence.ts'
import accounts from '../features/accounts/messages/en.json'
import phoneCodes from '../features/phone-codes/messages/en.json'
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
  for (const message of messages) expect(sentenceIn(session, asId)(message)).toMatch(/^</)
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
  for (const message of messages) expect(sentenceIn(accounts, asId)(message)).toMatch(/^</)
})

test('the phone has the sentence of the contract', () => {
  const [message = ''] = messagesOf(Phone.safeParse('0300'))
  expect(sentenceIn(phoneCodes, asId)(message)).toBe('<wrong-length>')
})

test('a sentence that nobody knows stays as it is', () => {
  expect(sentenceIn(session, asId)('The shop is closed.')).toBe('The shop is closed.')
})
