import { expect, test } from 'vitest'
import { formatDeadline } from './deadline.ts'
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

test('contains no placeholder that is not a plain name', () => {
  for (const text of [...Object.values(en), ...Object.values(ur)])
    expect(text.replaceAll(/\{\w+\}/g, '')).not.toMatch(/[{}]/)
})

test('inserts values verbatim', () => {
  expect(renderText('phone-code.body', { code: '$& {minutes}', minutes: 10 }, 'en')).toContain('$& {minutes} is your')
  expect(renderText('phone-code.body', { code: '123456', minutes: 10 }, 'ur')).toMatch(/^123456 آپ/)
})

test('isolates the values of an Urdu text, but no code, link or paragraph of its own', () => {
  const values = { name: 'Sana', order: 'CL-7', seller: 'zara', items: '1 × Kurta: Rs.900', total: 'Rs.1,150' }
  const link = 'https://shop.example/x'
  expect(renderText('order-shipped.body', { ...values, link }, 'ur').split('\n\n')).toEqual([
    'السلام علیکم \u2068Sana\u2069،',
    '\u2068zara\u2069 نے آپ کا آرڈر \u2068CL-7\u2069 روانہ کر دیا ہے:',
    '1 × Kurta: Rs.900',
    'براہِ کرم \u2068Rs.1,150\u2069 نقد تیار رکھیں۔ ملنے کے بعد یہاں تصدیق کریں:',
    link,
  ])
  expect(renderText('order-code.body', { ...values, code: '123456', link }, 'ur')).toMatch(
    /^123456 آپ .* یا یہاں ٹیپ کریں https:\/\/shop\.example\/x\n/,
  )
  expect(renderText('order-shipped.body', { ...values, link }, 'en')).not.toMatch(/[\u2068\u2069]/)
})

test('formats a time as a deadline in the language of the text', () => {
  const values = { name: 'Sana', other: 'Zara', title: 'Kurta', price: 'Rs.900', link: '' }
  const deadline = new Date()
  expect(renderText('offer-received.body', { ...values, deadline }, 'en')).toContain(
    `Reply by ${formatDeadline(deadline, 'en')};`,
  )
  expect(renderText('offer-received.body', { ...values, deadline }, 'ur')).toContain(
    `\u2068${formatDeadline(deadline, 'ur')}\u2069 تک جواب دیں`,
  )
})

test('throws for an unknown text and a missing value', () => {
  expect(() => renderText('no-such.body', {}, 'en')).toThrow('no-such.body')
  expect(() => renderText('phone-code.body', { code: '123456' }, 'en')).toThrow('minutes')
})
