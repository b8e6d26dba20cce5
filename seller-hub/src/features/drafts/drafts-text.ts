import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

/** The texts of the drafts. */
export const useDraftsText = createUsePageText({ name: 'seller-hub.drafts', en, ur })
