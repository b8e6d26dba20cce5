import { getPreferences } from '@closyyy/contract/preferences-calls'
import { callQuery } from '@closyyy/platform/query'

/** Read on each opening, because a save replaces all that another device saved (UI-19). */
export const preferencesQuery = { ...callQuery(getPreferences, {}), staleTime: 0, gcTime: 0 }

export const preferenceGroups = [
  {
    group: 'group.news',
    flags: ['all_promotional_emails', 'new_features_and_updates', 'trends_campaigns_more', 'sales_and_promotions'],
  },
  {
    group: 'group.shopping',
    flags: ['shopping_updates', 'personalised_recommendations', 'special_offers_from_sellers'],
  },
  { group: 'group.selling', flags: ['selling_tips_and_updates', 'unread_messages'] },
] as const
