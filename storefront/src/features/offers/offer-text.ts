import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

export const useOfferText = createUsePageText({ name: 'storefront.offers', en, ur })

export type OfferText = ReturnType<typeof useOfferText>
