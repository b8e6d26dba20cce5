import { contractSentence } from '@closyyy/forms/contract-sentence'
import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

/** The texts of registering, of confirming an email and of new passwords. */
export const useAccountsText = createUsePageText({ name: 'auth.accounts', en, ur })

/** Says the contract's sentences about accounts in the reader's language. */
export function useAccountsSentence() {
  return contractSentence(en, useAccountsText())
}
