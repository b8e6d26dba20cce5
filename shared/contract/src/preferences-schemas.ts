import * as z from '@closyyy/contract/schema'

/** Email preferences of a person; the nine flags are fixed (MESSAGE-2). */
export const Preferences = z.object({
  all_promotional_emails: z.boolean(),
  new_features_and_updates: z.boolean(),
  trends_campaigns_more: z.boolean(),
  sales_and_promotions: z.boolean(),
  shopping_updates: z.boolean(),
  selling_tips_and_updates: z.boolean(),
  personalised_recommendations: z.boolean(),
  special_offers_from_sellers: z.boolean(),
  unread_messages: z.boolean(),
})
export type Preferences = z.infer<typeof Preferences>

/** Preferences of people who have not chosen: emails about one's own trade, no advertising. */
export const defaultPreferences: Preferences = {
  all_promotional_emails: false,
  new_features_and_updates: false,
  trends_campaigns_more: false,
  sales_and_promotions: false,
  shopping_updates: true,
  selling_tips_and_updates: false,
  personalised_recommendations: false,
  special_offers_from_sellers: false,
  unread_messages: true,
}

export const getPreferencesSchemas = {
  data: Preferences,
}

export const savePreferencesSchemas = {
  body: Preferences,
  data: Preferences,
}
