import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

export const useFollowsText = createUsePageText({ name: 'seller-hub.follows', en, ur })
