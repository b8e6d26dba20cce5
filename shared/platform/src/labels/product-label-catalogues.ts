import type { Catalogues } from '@closyyy/i18n/catalogue'
import { PRODUCT_LABELS } from './product-labels.ts'

/** Labels of groups, categories and conditions. Other English labels are the names on the wire, capitalized. */
export const productLabelCatalogues: Catalogues = {
  unit: PRODUCT_LABELS,
  en: { bottom: 'Bottoms', top: 'Tops', 'wedding-dresses': 'Wedding Dresses' },
  ur: () =>
    import(/* webpackChunkName: "urdu" */ '@closyyy/contract/urdu-product-labels').then(labels => ({
      default: labels.urduProductLabels,
    })),
}
