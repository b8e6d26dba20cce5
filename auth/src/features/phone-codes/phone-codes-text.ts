import { createUsePageText } from '@closyyy/i18n/text'
import { sentenceIn } from '../../components/server-sentence.ts'
import en from './messages/en.json'
import ur from './messages/ur.json'

/** The texts of phone sign-up and of the code's page. */
export const usePhoneText = createUsePageText({ name: 'auth.phone', en, ur })

/** Says the contract's and the server's sentences about phones and codes in the reader's language. */
export function usePhoneSentence() {
  return sentenceIn(en, usePhoneText())
}
