import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fillText } from './messages.ts'
import { messagesEn } from './messages-en.ts'
import { messagesUr } from './messages-ur.ts'

const sources = globSync('*.ts', { cwd: import.meta.dirname, exclude: ['messages-*.ts', '*.test.ts'] })
  .map(path => readFileSync(`${import.meta.dirname}/${path}`, 'utf8'))
  .join('\n')
const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort()

test.each(Object.entries(messagesEn))('%s has an Urdu text with the same placeholders', (id, text) => {
  const urdu = messagesUr[id as keyof typeof messagesEn]
  expect(urdu).toMatch(/[\u0600-\u06ff]/)
  expect(placeholders(urdu)).toEqual(placeholders(text))
})

test('uses every message and has no Urdu text without an English one', () => {
  const isUsed = (id: string) =>
    sources.includes(`'${id}'`) ||
    (id.startsWith('address.special-characters.') && sources.includes('`address.special-characters.$'))
  expect(Object.keys(messagesEn).filter(id => !isUsed(id))).toEqual([])
  expect(Object.keys(messagesUr).filter(id => !(id in messagesEn))).toEqual([])
})

test('inserts placeholder values unchanged', () => {
  expect(fillText('At most {count} of {title}.', { count: 3, title: '$& {count}' })).toBe('At most 3 of $& {count}.')
  expect(() => fillText('At most {count}.', {})).toThrow('{count}')
})
