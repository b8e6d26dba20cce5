import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

export const useOrderText = createUsePageText({ name: 'storefront.order', en, ur })
