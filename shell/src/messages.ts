import type { Catalogues } from '@closyyy/i18n/catalogue'
import { createUseText } from '@closyyy/i18n/text'
import { catalogues as ui } from '@closyyy/ui/messages'
import en from './messages/en.json'

const own = { unit: 'shell', en, ur: () => import('./messages/ur.json') } satisfies Catalogues

/** The texts that the shell brings: its own and the design system's. */
export const catalogues: Catalogues[] = [own, ui]

export const useText = createUseText(own)
