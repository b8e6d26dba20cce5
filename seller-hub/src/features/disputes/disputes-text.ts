import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

export const useDisputesText = createUsePageText({ name: 'seller-hub.disputes', en, ur })

export type DisputesText = ReturnType<typeof useDisputesText>
