import { contractSentence } from '@closyyy/forms/contract-sentence'
import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

/** The texts of offers in the hub. */
export const useOffersText = createUsePageText({ name: 'seller-hub.offers', en, ur })

export type OffersText = ReturnType<typeof useOffersText>

/** Says the contract's sentences about an offer in the reader's language. */
export const useOffersSentence = () => contractSentence(en, useOffersText())
