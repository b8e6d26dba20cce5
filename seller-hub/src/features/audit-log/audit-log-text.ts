import { createUsePageText } from '@closyyy/i18n/text'
import en from './messages/en.json'
import ur from './messages/ur.json'

export const useAuditLogText = createUsePageText({ name: 'seller-hub.audit-log', en, ur })

/** Returns whether a text exists: a later API may record actions that this release does not know. */
export const isTextId = (id: string): id is keyof typeof en => Object.hasOwn(en, id)
