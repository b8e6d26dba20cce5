import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { isCommon, requireNotOwnName } from './common-passwords.ts'

// ACCOUNT-10
test('rejects every leaked password that passes the form', async () => {
  const long = dictionary['passwords-common'].filter(password => password.length >= 8)
  expect(long.length).toBeGreaterThan(15_000)
  for (const password of long) if (!(await isCommon(password))) expect.fail(`${password} is taken`)
})

test.each([
  '12345678',
  'PASSWORD',
  'password1',
  'Qwerty@123',
  'pakistan786',
  'Karachi@2026',
  '92 lahore',
  'closyyy!!',
  'Closyyy-demo-1',
])('%s is common', async password => {
  expect(await isCommon(password)).toBe(true)
})

test.each([
  'a good long one',
  'karachi-to-hunza',
  'lahore 583 920 17',
  'پھولوں کی خوشبو',
  '🎈🎈🎈🎈🎈🎈🎈🎈',
  '40972 61583',
])('%s is not common', async password => {
  expect(await isCommon(password)).toBe(false)
})

const account = { username: 'Sara.Khan', email: 'sara_k_1990@example.pk', phone: '923001234567' }

test.each(['sarakhan', 'SARA.KHAN', 'sara_k_1990@example.pk', 'sara-k-1990', '03001234567', '+92 300 1234567'])(
  '%s is a name of the account',
  password => {
    expect(() => requireNotOwnName(password, account)).toThrow('Please choose a password other than')
  },
)

test('accepts a password that merely contains a name', () => {
  for (const password of ['sara khan 1990', '1234567', 'example.pk'])
    expect(() => requireNotOwnName(password, account)).not.toThrow()
  expect(() => requireNotOwnName('🎈🎈🎈🎈🎈🎈🎈🎈', { ...account, phone: null })).not.toThrow()
})
