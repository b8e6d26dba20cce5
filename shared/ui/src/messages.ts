import type { Catalogues } from '@closyyy/i18n/catalogue'
import { createUseText } from '@closyyy/i18n/text'
import en from './messages/en.json'

/** The texts inside the components; the shell loads them beside its own. */
export const catalogues: Catalogues<keyof typeof en> = {
  unit: 'ui',
  en,
  ur: () => import(/* webpackChunkName: "urdu" */ './messages/ur.json'),
}

/** Reads a text of the design system. */
export const useText = createUseText(catalogues)
