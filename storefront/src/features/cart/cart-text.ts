import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

/** Excludes the texts of the header fragment, which every page loads. */
export const useCartText = createUsePageText({ name: 'storefront.cart', en, ur })
