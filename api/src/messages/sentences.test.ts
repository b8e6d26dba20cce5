import { expect, test } from 'vitest'
import { spokenSentences } from '../../test/spoken-sentences.ts'
import urdu from './failures-ur.json' with { type: 'json' }
import { failureIn, sentenceIn } from './sentences.ts'

const spoken = spokenSentences()
const english = Object.keys(urdu)
const shapeOf = (sentence: string) => sentence.replace(/\{\w+\}/g, '{}')
const shapes = new Set(english.map(shapeOf))
const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort()

/** Whether a sentence is what the pattern says, filled in with what `value` stands for. */
function fits(sentence: string, pattern: string, value: string): boolean {
  const parts = pattern.split(/\{\w*\}/).map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return parts.length > 1 && new RegExp(`^${parts.join(value)}$`).test(sentence)
}

test('every sentence that the code can say has its Urdu', () => {
  expect(spoken.size).toBeGreaterThan(190)
  const missing = [...spoken]
    .filter(([sentence]) => !shapes.has(sentence) && !english.some(known => fits(sentence, known, '\\d+')))
    .map(([sentence, path]) => `${path}: ${sentence}`)
  expect(missing).toEqual([])
})

test('no Urdu is kept for what nobody says', () => {
  const said = [...spoken.keys()]
  const isSaid = (known: string) => spoken.has(shapeOf(known)) || said.some(sentence => fits(known, sentence, '.+'))
  expect(english.filter(known => !isSaid(known))).toEqual([])
})

test('every translation is Urdu with the same values', () => {
  const wrong = Object.entries(urdu).filter(([sentence, translated]) => {
    // A value out of a list of words may be left out where each of its sentences stands for itself.
    const isSpelledOut = english.some(other => other !== sentence && fits(other, sentence, '[^{]+'))
    const values = placeholders(translated)
    const hasValues = String(values) === String(placeholders(sentence)) || (isSpelledOut && values.length === 0)
    return !hasValues || !/[\u0600-\u06ff]/.test(translated)
  })
  expect(wrong).toEqual([])
})

test.each([
  ['Invalid email or password. Please try again.', 'ای میل یا پاس ورڈ درست نہیں۔ براہِ کرم دوبارہ کوشش کریں۔'],
  ['At most 40 characters are allowed.', 'زیادہ سے زیادہ 40 حروف لکھے جا سکتے ہیں۔'],
  ['Blue {size} $& kurta costs Rs.1,250 now.', 'Blue {size} $& kurta کی قیمت اب Rs.1,250 ہے۔'],
  ['Only 3 pieces of Kurta of silk are left.', 'Kurta of silk کے صرف 3 عدد باقی ہیں۔'],
  ['City cannot contain URLs or special characters.', 'شہر کے نام میں ویب پتہ یا خاص نشان نہیں ہو سکتے۔'],
  ['The file is larger than 10 MB.', 'اس فائل کا حجم 10 MB سے زیادہ ہے۔'],
  ['Nobody wrote this one.', 'Nobody wrote this one.'],
])('%s reads in Urdu', (sentence, translated) => {
  expect(sentenceIn('ur', sentence)).toBe(translated)
  expect(sentenceIn('en', sentence)).toBe(sentence)
})

test('a failure of several fields is told sentence by sentence', () => {
  const errors = {
    'cart_items.0.product_id': ['Kurta is already sold.'],
    'cart_items.1.price': ['Bag costs Rs.900 now.'],
  }
  const message = 'Kurta is already sold. Bag costs Rs.900 now.'
  const [sold, priced] = ['Kurta بک چکی ہے۔', 'Bag کی قیمت اب Rs.900 ہے۔']
  expect(failureIn('ur', { message, errors })).toEqual({
    message: `${sold} ${priced}`,
    errors: { 'cart_items.0.product_id': [sold], 'cart_items.1.price': [priced] },
  })
  expect(failureIn('en', { message, errors })).toEqual({ message, errors })
})
