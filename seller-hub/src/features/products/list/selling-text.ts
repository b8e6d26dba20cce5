import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

export const useSellingText = createUsePageText({ name: 'seller-hub.selling-active', en, ur })

export type SellingText = ReturnType<typeof useSellingText>
