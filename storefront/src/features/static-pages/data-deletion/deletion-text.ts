import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

export const useDeletionText = createUsePageText({ name: 'storefront.data-deletion', en, ur })
