import { globSync, readFileSync } from 'node:fs'
import { messagesEn } from '@closyyy/contract/messages-en'
import { expect, test } from 'vitest'
import { message, renderMessage } from './response-message.ts'
import { responseTextsEn } from './response-texts-en.ts'
import { responseTextsUr } from './response-texts-ur.ts'

const root = `${import.meta.dirname}/..`
const sources = globSync('**/*.ts', { cwd: root, exclude: ['messages/**', '**/*.test.ts'] })
  .map(path => readFileSync(`${root}/${path}`, 'utf8'))
  .join('\n')
/** Ids built by the code: `offer.${action}-own`. */
const composed = [...sources.matchAll(/`([a-z-]+\.(?:[a-z.-]|\$\{\w+\})*)`/g)].map(
  ([, template = '']) => new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{\w+\}/g, '[a-z-]+')}$`),
)
const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort()

test.each(Object.entries(responseTextsEn))('%s has an Urdu text with the same placeholders', (id, text) => {
  const urdu = responseTextsUr[id as keyof typeof responseTextsEn]
  expect(urdu).toMatch(/[\u0600-\u06ff]/)
  expect(placeholders(urdu)).toEqual(placeholders(text))
})

test('uses every message and has no surplus Urdu text', () => {
  const isUsed = (id: string) => sources.includes(`'${id}'`) || composed.some(pattern => pattern.test(id))
  expect(Object.keys(responseTextsEn).filter(id => !isUsed(id))).toEqual([])
  expect(Object.keys(responseTextsUr).filter(id => !(id in responseTextsEn))).toEqual([])
})

test('keeps ids unique across both catalogues', () => {
  expect(Object.keys(responseTextsEn).filter(id => id in messagesEn)).toEqual([])
})

test.each([
  [message('session.credentials-invalid'), 'ای میل یا پاس ورڈ درست نہیں۔ براہِ کرم دوبارہ کوشش کریں۔'],
  [message('text.too-long', { count: 40 }), 'زیادہ سے زیادہ 40 حروف لکھے جا سکتے ہیں۔'],
  [
    message('checkout.price-changed', { title: 'Blue {size} $& kurta', price: '1,250' }),
    '\u2068Blue {size} $& kurta\u2069 کی قیمت اب Rs.1,250 ہے۔',
  ],
  [
    message('checkout.some-left', { count: 3, title: 'Kurta of silk' }),
    '\u2068Kurta of silk\u2069 کے صرف 3 عدد باقی ہیں۔',
  ],
  [message('file.unnamed.too-large', { size: 10 }), 'اس فائل کا حجم 10 MB سے زیادہ ہے۔'],
])('renders %j in Urdu', (given, text) => {
  expect(renderMessage(given, 'ur')).toBe(text)
})

test('renders the texts that the specs fix in English', () => {
  expect(renderMessage(message('session.credentials-invalid'), 'en')).toBe(
    'Invalid email or password. Please try again.',
  )
})
