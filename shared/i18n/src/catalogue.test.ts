import { compileMessage } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { createI18n, directionOf, loadCatalogues, messageId } from './catalogue.ts'
import { formatPrice } from './money.ts'

const catalogues = {
  unit: 'shop',
  en: { greeting: 'Hey, {name}', items: '{n, plural, one {# item} other {# items}}' },
  ur: async () => ({ default: { greeting: 'سلام، {name}' } }),
}

test('texts come in the chosen language, English where none is there yet', async () => {
  const i18n = createI18n('ur')
  i18n.setMessagesCompiler(compileMessage)
  await loadCatalogues(i18n, catalogues)
  expect(i18n._(messageId('shop', 'greeting'), { name: 'Sana' })).toBe('سلام، Sana')
  expect(i18n._(messageId('shop', 'items'), { n: 2 })).toBe('2 items')
  expect(directionOf(i18n)).toBe('rtl')
})

test.each([
  [1250, 'Rs.1,250'],
  [85, 'Rs.85'],
  [1_234_567.5, 'Rs.1,234,567.5'],
])('%d rupees are written %s', (price, text) => {
  expect(formatPrice(price)).toBe(text)
})
