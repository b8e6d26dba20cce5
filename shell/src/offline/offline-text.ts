import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

/** The texts of the offline notice and page, bundled with them and loaded after the start. */
export const useOfflineText = createUsePageText({ name: 'shell.offline', en, ur })
