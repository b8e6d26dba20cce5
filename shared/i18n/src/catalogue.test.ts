import { expect, test } from 'vitest'
import { createI18n, directionOf, loadCatalogues, messageId } from './catalogue.ts'
import { formatPrice } from './money.ts'

const catalogues = {
  unit: 'shop',
  en: { greeting: 'Hey', bye: 'Bye' },
  ur: async () => ({ default: { greeting: 'سلام' } }),
}

test('texts come in the chosen language, English where none is there yet', async () => {
  const i18n = createI18n('ur')
  await loadCatalogues(i18n, catalogues)
  expect(i18n._(messageId('shop', 'greeting'))).toBe('سلام')
  expect(i18n._(messageId('shop', 'bye'))).toBe('Bye')
  expect(directionOf(i18n)).toBe('rtl')
})

test.each([
  [1250, 'Rs.1,250'],
  [85, 'Rs.85'],
  [0, 'Rs.0'],
  [1_000, 'Rs.1,000'],
  [-1_250.05, 'Rs.-1,250.05'],
  [1_234_567.5, 'Rs.1,234,567.5'],
  [999_999.999, 'Rs.1,000,000'],
])('%d rupees are written %s', (price, text) => {
  expect(formatPrice(price)).toBe(text)
})
