import { expect, test } from 'vitest'
import { isReservedUsername, reservedNameErrors } from './reserved-names.ts'

// ACCOUNT-18
test.each([
  'admin',
  'ADM1N',
  'admin_1',
  '1admin',
  'a.d.m.i.n',
  'Support',
  'support24',
  'supp0rt.pk',
  'customer-heIp',
  'SupportTeam',
  'supportteam',
  'AliAdmin',
  'closyyy',
  'closyyy_support',
  'Closyyy.Official',
  'my_cl0syyy_shop',
  'c1osy_yyyy',
])('reserves the username %s', username => {
  expect(isReservedUsername(username)).toBe(true)
})

// ACCOUNT-18
test.each([
  'adminah',
  'ali_stafford',
  'teamwork',
  'helpful.hina',
  'badminton_fan',
  'supporter',
  'unofficially',
  'closet.lahore',
  'zoe.1',
])('leaves the username %s free', username => {
  expect(isReservedUsername(username)).toBe(false)
})

// ACCOUNT-18
test.each([
  ['Closyyy', 'Khan', ['first_name']],
  ['Ayesha', 'CLOSYYY Support', ['last_name']],
  ['Сlоsyyy', 'Khan', ['first_name']],
  ['СӏоѕУУУ', '', ['first_name']],
  ['Clos', 'yyy', ['last_name']],
  ['Ayesha', 'Khan', []],
  ['Алина', 'Support', []],
])('names the reserved ones of “%s %s”', (first_name, last_name, fields) => {
  expect(Object.keys(reservedNameErrors({ first_name, last_name }))).toEqual(fields)
})
