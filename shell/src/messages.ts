import type { Catalogues } from '@closyyy/i18n/catalogue'
import { createUseText } from '@closyyy/i18n/text'
import { placeCatalogues } from '@closyyy/platform/place-catalogues'
import { catalogues as ui } from '@closyyy/ui/messages'
import en from './messages/en.json'

const own = {
  unit: 'shell',
  en,
  ur: () => import(/* webpackChunkName: "urdu" */ './messages/ur.json'),
} satisfies Catalogues

export const catalogues: Catalogues[] = [own, ui, placeCatalogues]

export const useText = createUseText(own)
