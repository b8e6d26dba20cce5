import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

export const useHeldOrdersText = createUsePageText({ name: 'seller-hub.held-orders', en, ur })
