import type { Catalogues } from '@closyyy/i18n/catalogue'
import { createUseText } from '@closyyy/i18n/text'
import en from './messages/en.json'

/** The texts of the offline notice; they come with it, long after the start. */
export const catalogues = { unit: 'offline', en, ur: () => import('./messages/ur.json') } satisfies Catalogues

export const useOfflineText = createUseText(catalogues)
