import { expect, test } from 'vitest'
import { createI18n, directionOf, loadCatalogues, messageId } from './catalogue.ts'

const catalogues = {
  unit: 'shop',
  en: { greeting: 'Hey', bye: 'Bye' },
  ur: async () => ({ default: { greeting: 'سلام' } }),
}

test('returns texts in the page’s language, in English if untranslated', async () => {
  const i18n = createI18n('ur')
  await loadCatalogues(i18n, catalogues)
  expect(i18n._(messageId('shop', 'greeting'))).toBe('سلام')
  expect(i18n._(messageId('shop', 'bye'))).toBe('Bye')
  expect(directionOf(i18n)).toBe('rtl')
})
