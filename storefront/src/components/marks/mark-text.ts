import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

/** The texts of liking and saving. */
export const useMarkText = createUsePageText({ name: 'storefront.marks', en, ur })
