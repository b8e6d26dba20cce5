import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

/** The texts of the buttons that add to the cart; the product page carries no others of the cart. */
export const useAddText = createUsePageText({ name: 'storefront.cart-add', en, ur })
