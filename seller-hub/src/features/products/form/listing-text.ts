import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

export const useListingText = createUsePageText({ name: 'seller-hub.listing-form', en, ur })

export type ListingText = ReturnType<typeof useListingText>
