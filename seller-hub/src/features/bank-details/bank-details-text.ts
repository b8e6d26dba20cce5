import { contractSentence } from '@closyyy/forms/contract-sentence'
import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

/** The texts of the bank details. */
export const useBankDetailsText = createUsePageText({ name: 'seller-hub.bank-details', en, ur })

/** Says the contract's sentences about bank details in the reader's language. */
export const useBankDetailsSentence = () => contractSentence(en, useBankDetailsText())
