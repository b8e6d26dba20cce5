import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

/** The texts of a page whose data did not load. */
export const useLoadErrorText = createUsePageText({ name: 'storefront.load-error', en, ur })
