import type { Catalogues } from '@closyyy/i18n/catalogue'
import { createUseText } from '@closyyy/i18n/text'
import en from './messages/en.json'

export const catalogues = { unit: 'seller-hub', en, ur: () => import('./messages/ur.json') } satisfies Catalogues

export const useText = createUseText(catalogues)
