import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

/** A catalogue of its own, so that the steps of the sign-up do not load it. */
export const useDataDeletionText = createUsePageText({ name: 'auth.data-deletion', en, ur })
