import { createUsePageText } from '@closyyy/i18n/text'
import { sentenceIn } from '../../components/server-sentence.ts'
import en from './messages/en.json'
import ur from './messages/ur.json'

/** The texts of the login. */
export const useLoginText = createUsePageText({ name: 'auth.login', en, ur })

/** Says the contract's and the server's sentences about a login in the reader's language. */
export function useLoginSentence() {
  return sentenceIn(en, useLoginText())
}
