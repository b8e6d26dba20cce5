import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

/** Separate from the cart's texts, so that the product page loads only these. */
export const useAddText = createUsePageText({ name: 'storefront.cart-add', en, ur })
