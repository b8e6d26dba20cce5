import { createUsePageText } from '@closyyy/i18n/text'
import { sentenceIn } from '../../components/server-sentence.ts'
import en from './messages/en.json'
import ur from './messages/ur.json'

/** The texts of signing in with Google. */
export const useGoogleText = createUsePageText({ name: 'auth.google', en, ur })

/** Says the contract's and the server's sentences about it in the reader's language. */
export function useGoogleSentence() {
  return sentenceIn(en, useGoogleText())
}
