import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

/** The texts of the question before unsaved changes are discarded. */
export const useUnsavedChangesText = createUsePageText({ name: 'seller-hub.unsaved-changes', en, ur })
