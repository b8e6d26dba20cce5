import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

export const useClosedText = createUsePageText({ name: 'storefront.closed-checkout', en, ur })
