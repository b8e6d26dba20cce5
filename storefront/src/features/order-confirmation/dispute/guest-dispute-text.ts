import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

export const useGuestDisputeText = createUsePageText({ name: 'storefront.dispute', en, ur })

export type GuestDisputeText = ReturnType<typeof useGuestDisputeText>
