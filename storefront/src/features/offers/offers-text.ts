import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

export const useOffersText = createUsePageText({ name: 'storefront.offers', en, ur })

export type OffersText = ReturnType<typeof useOffersText>
