import { createUseText } from '@closyyy/i18n/text'
import type en from './messages/en.json'

/** Returns the translate function for the design system's texts; for components of this package only. */
export const useText = createUseText<keyof typeof en>({ unit: 'ui' })
