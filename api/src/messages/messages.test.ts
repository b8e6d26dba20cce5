import { expect, test } from 'vitest'
import en from './en.json' with { type: 'json' }
import { renderText } from './render.ts'
import ur from './ur.json' with { type: 'json' }

const urdu: Record<string, string> = ur
const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort()

test.each(Object.entries(en))('has %s in both languages with the same values', (key, text) => {
  expect(placeholders(urdu[key] ?? '')).toEqual(placeholders(text))
})

test('finds an English text for every Urdu one, and a body for every subject', () => {
  expect(Object.keys(ur).filter(key => !(key in en))).toEqual([])
  expect(Object.keys(en).filter(key => !key.endsWith('.body') && !(key.replace('.subject', '.body') in en))).toEqual([])
})

/** Values that repeat what somebody wrote. */
const quotes = ['message', 'subject', 'text', 'address', 'phone']
/** To the operator, and by the operator. */
const quoting = ['contact.body', 'campaign.body']

// MESSAGE-5, MESSAGE-8
test('quotes nobody', () => {
  const quoted = Object.entries(en).filter(([, text]) => quotes.some(name => text.includes(`{${name}}`)))
  expect(quoted.map(([key]) => key)).toEqual(quoting)
})

test('inserts values verbatim', () => {
  expect(renderText('phone-code.body', { code: '$& {minutes}', minutes: 10 }, 'en')).toContain('$& {minutes} is your')
  expect(renderText('phone-code.body', { code: '123456', minutes: 10 }, 'ur')).toContain('کوڈ 123456 ہے')
})

test('throws for an unknown text and a missing value', () => {
  expect(() => renderText('no-such.body', {}, 'en')).toThrow('no-such.body')
  expect(() => renderText('phone-code.body', { code: '123456' }, 'en')).toThrow('minutes')
})
