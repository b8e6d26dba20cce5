import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

/** The texts of registering, of confirming an email and of new passwords. */
export const useAccountsText = createUsePageText({ name: 'auth.accounts', en, ur })
