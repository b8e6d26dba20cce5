import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

/** The texts of the offer button, which every product page carries; the others come with the dialog. */
export const useOfferButtonText = createUsePageText({ name: 'storefront.offer-button', en, ur })
