import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

export const useModerationText = createUsePageText({ name: 'seller-hub.moderation', en, ur })

export type ModerationText = ReturnType<typeof useModerationText>
