import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

/** Texts of a list with filters; those of the filters load with them. */
export const useBarText = createUsePageText({ name: 'storefront.filter-bar', en, ur })
