import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

/** Texts that load with the further parts of the page. */
export const useFurtherText = createUsePageText({ name: 'storefront.product-further', en, ur })
