import { getPreferences } from '@closyyy/contract/preferences-calls'
import { callQuery } from '@closyyy/platform/query'

export const preferencesQuery = callQuery(getPreferences, {})

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
