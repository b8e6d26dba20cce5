import { contractSentence } from '@closyyy/forms/contract-sentence'
import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

/** The texts of the login. */
export const useLoginText = createUsePageText({ name: 'auth.login', en, ur })

/** Says the contract's sentences about a login in the reader's language. */
export function useLoginSentence() {
  return contractSentence(en, useLoginText())
}
