import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

/** The texts of phone sign-up and of the code's page. */
export const usePhoneText = createUsePageText({ name: 'auth.phone', en, ur })
