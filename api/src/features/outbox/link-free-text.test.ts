import { expect, test } from 'vitest'
import { linkFreeText } from './link-free-text.ts'

// MESSAGE-5
test.each([
  ['Zoë O’Malik-Khan', 'Zoë O’Malik-Khan'],
  ['1 × Silk kurta: Rs.1,500', '1 × Silk kurta: Rs.1,500'],
  ['زویا، مکان نمبر 7', 'زویا، مکان نمبر 7'],
  ['Dr.Martens boots', 'Dr. Martens boots'],
  ['win https://closyyy-secure.example/login?a=1 now', 'win  now'],
  ['HTTP://EVIL.EXAMPLE', ''],
  ['app://open', ''],
  ['www.evil.example/login', ''],
  ['closyyy-secure.example/login', 'closyyy-secure. example/login'],
  ['bit.ly/x', 'bit. ly/x'],
  ['me@evil.example', 'me@evil. example'],
  ['دکان.پاکستان', 'دکان. پاکستان'],
])('%j becomes %j', (text, expected) => {
  expect(linkFreeText(text)).toBe(expected)
})
