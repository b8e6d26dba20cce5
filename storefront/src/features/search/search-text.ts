import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

/** The texts of the search page. */
export const useSearchText = createUsePageText({ name: 'storefront.search', en, ur })
