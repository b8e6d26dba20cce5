import { createI18n, loadCatalogues } from '@closyyy/i18n/catalogue'
import type { Locale } from '@closyyy/i18n/locales'
import { I18nProvider } from '@closyyy/i18n/text'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { productLabelCatalogues } from './product-label-catalogues.ts'
import { useProductLabel } from './product-labels.ts'

async function labelsIn(locale: Locale, ...names: string[]) {
  const i18n = createI18n(locale)
  await loadCatalogues(i18n, productLabelCatalogues)
  const { result } = renderHook(useProductLabel, {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  })
  return names.map(result.current)
}

test('labels groups, categories and conditions in the page’s language', async () => {
  const names = ['wedding dresses', 'top', 'coats and jackets', 'Used - Like New']
  expect(await labelsIn('en', ...names)).toEqual(['Wedding Dresses', 'Tops', 'Coats and jackets', 'Used - Like New'])
  expect(await labelsIn('ur', ...names)).toEqual([
    'عروسی ملبوسات',
    'ٹاپس',
    'کوٹ اور جیکٹس',
    'استعمال شدہ - بالکل نئے جیسا',
  ])
})

test('labels a group by its slug too', async () => {
  expect(await labelsIn('en', 'wedding-dresses', 'women')).toEqual(['Wedding Dresses', 'Women'])
})

test('keeps a name that is not in the catalogue, with a capital letter', async () => {
  expect(await labelsIn('ur', 'umbrellas')).toEqual(['Umbrellas'])
})
