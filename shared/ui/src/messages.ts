import type { Catalogues } from '@closyyy/i18n/catalogue'
import { createUseText } from '@closyyy/i18n/text'
import en from './messages/en.json'

/** Texts of the components. The shell loads them with its own, so that remotes need not. */
export const catalogues: Catalogues<keyof typeof en> = {
  unit: 'ui',
  en,
  ur: () => import(/* webpackChunkName: "urdu" */ './messages/ur.json'),
}

/** Returns the translate function for the design system's texts; for components of this package only. */
export const useText = createUseText(catalogues)
