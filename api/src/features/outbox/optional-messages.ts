import type { Preferences } from '@closyyy/contract/preferences-schemas'

/** A flag by which a person chooses emails. */
export type Preference = keyof Preferences

/** Template of emails that only people who chose them get. */
export const CAMPAIGN_TEMPLATE = 'campaign'

/** Emails that a person can turn off, by template (MESSAGE-2); all others are sent always. */
const preferences: Readonly<Record<string, Preference>> = {
  'offer-accepted': 'shopping_updates',
  'offer-rejected': 'shopping_updates',
  'offer-countered': 'shopping_updates',
  'offer-closed': 'shopping_updates',
  'offer-overtaken': 'shopping_updates',
  'followed-items': 'shopping_updates',
  'chat-message': 'unread_messages',
  'dispute-message': 'unread_messages',
  'rating-received': 'shopping_updates',
  'ratings-shown': 'shopping_updates',
  'special-price': 'special_offers_from_sellers',
}

export const preferenceOf = (template: string): Preference | undefined => preferences[template]

/** Promotional emails to many people at once (MESSAGE-11). */
const bulk: ReadonlySet<string> = new Set([CAMPAIGN_TEMPLATE, 'followed-items', 'special-price'])

/** Returns whether messages of a template are sent after all others that are due. */
export const isBulk = (template: string): boolean => bulk.has(template)

/** Returns whether its reader may turn an email off, so that it names the place to do so. */
export const isOptional = (template: string): boolean => template === CAMPAIGN_TEMPLATE || template in preferences
