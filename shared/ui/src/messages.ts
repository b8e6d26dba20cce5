import type { Catalogues } from '@closyyy/i18n/catalogue'
import en from './messages/en.json'

/** Texts of the components. The shell loads them with its own, so that remotes need not. */
export const catalogues: Catalogues<keyof typeof en> = {
  unit: 'ui',
  en,
  ur: () => import(/* webpackChunkName: "urdu" */ './messages/ur.json'),
}
