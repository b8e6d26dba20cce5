import type { Catalogues } from '@closyyy/i18n/catalogue'
import { createUseText } from '@closyyy/i18n/text'
import { placeCatalogues } from '@closyyy/platform/labels/place-catalogues'
import { productLabelCatalogues } from '@closyyy/platform/labels/product-label-catalogues'
import { catalogues as ui } from '@closyyy/ui/messages'
import en from './messages/en.json'

const own = {
  unit: 'shell',
  en,
  ur: () => import(/* webpackChunkName: "urdu" */ './messages/ur.json'),
} satisfies Catalogues

export const catalogues: Catalogues[] = [own, ui, placeCatalogues, productLabelCatalogues]

export const useText = createUseText(own)
