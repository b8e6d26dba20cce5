import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

/** The texts of signing in with Google. */
export const useGoogleText = createUsePageText({ name: 'auth.google', en, ur })
