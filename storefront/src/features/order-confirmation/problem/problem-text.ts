import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

export const useProblemText = createUsePageText({ name: 'storefront.problem', en, ur })

export type ProblemText = ReturnType<typeof useProblemText>
