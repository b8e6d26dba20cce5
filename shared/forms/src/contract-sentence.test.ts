import { expect, test } from 'vitest'
import { contractSentence } from './contract-sentence.ts'

const en = { missing: 'Please enter a price.', title: 'Your price' }
const ur = { missing: 'قیمت لکھیں۔', title: 'آپ کی قیمت' }

test('a sentence of the catalogue is said in the language of the reader', () => {
  expect(contractSentence(en, id => ur[id])('Please enter a price.')).toBe('قیمت لکھیں۔')
})

test('a sentence that the catalogue does not know stays as it is', () => {
  expect(contractSentence(en, id => ur[id])('یہ پیشکش موجود نہیں۔')).toBe('یہ پیشکش موجود نہیں۔')
})
