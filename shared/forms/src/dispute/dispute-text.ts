import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

/** Texts of the forms of a dispute, and its reasons. */
export const useDisputeText = createUsePageText({ name: 'forms.dispute', en, ur })

export type DisputeText = ReturnType<typeof useDisputeText>
