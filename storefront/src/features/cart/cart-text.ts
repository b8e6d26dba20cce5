import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

/** The texts of the cart, but for those of its header piece, which every page carries. */
export const useCartText = createUsePageText({ name: 'storefront.cart', en, ur })
