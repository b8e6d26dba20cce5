import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

/** The texts of the seller's statistics. */
export const useStatsText = createUsePageText({ name: 'seller-hub.stats', en, ur })
