import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

export const useTransfersText = createUsePageText({ name: 'seller-hub.transfers', en, ur })
