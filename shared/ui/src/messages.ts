import type { Catalogues } from '@closyyy/i18n/catalogue'
import { createUseText } from '@closyyy/i18n/text'
import en from './messages/en.json'

/** Texts of the components; the shell loads them with its own. */
export const catalogues: Catalogues<keyof typeof en> = {
  unit: 'ui',
  en,
  ur: () => import(/* webpackChunkName: "urdu" */ './messages/ur.json'),
}

/** Returns the translate function for the design system's texts. */
export const useText = createUseText(catalogues)
