import { expect, test } from 'vitest'
import en from './en.json' with { type: 'json' }
import { renderText } from './render.ts'
import ur from './ur.json' with { type: 'json' }

const urdu: Record<string, string> = ur
const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort()

test.each(Object.entries(en))('%s stands in both languages with the same values', (key, text) => {
  expect(placeholders(urdu[key] ?? '')).toEqual(placeholders(text))
})

test('no text stands in Urdu alone, and every subject has its body', () => {
  expect(Object.keys(ur).filter(key => !(key in en))).toEqual([])
  expect(Object.keys(en).filter(key => !key.endsWith('.body') && !(key.replace('.subject', '.body') in en))).toEqual([])
})

test('a text is filled as it is, whatever the values hold', () => {
  expect(renderText('phone-code.body', { code: '$& {minutes}', minutes: 10 }, 'en')).toContain('$& {minutes} is your')
  expect(renderText('phone-code.body', { code: '123456', minutes: 10 }, 'ur')).toContain('کوڈ 123456 ہے')
})

test('an unknown text and a missing value are a fault of ours', () => {
  expect(() => renderText('no-such.body', {}, 'en')).toThrow('no-such.body')
  expect(() => renderText('phone-code.body', { code: '123456' }, 'en')).toThrow('minutes')
})
