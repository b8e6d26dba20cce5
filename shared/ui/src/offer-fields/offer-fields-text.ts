import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

/** The texts of the offer dialog's fields. */
export const useOfferFieldsText = createUsePageText({ name: 'ui.offer-fields', en, ur })
