import {
  BANK_PATH,
  LIST_ITEM_PATH,
  OFFERS_PATH,
  OVERVIEW_PATH,
  PAYMENT_PATH,
  PROFILE_PATH,
  PURCHASES_PATH,
  SELLING_ACTIVE_PATH,
  SETTINGS_PATH,
  SOLD_ITEMS_PATH,
  STATS_PATH,
} from '@closyyy/contract/paths'
import { PackageIcon, PersonIcon, SettingsIcon, ShopIcon } from '@closyyy/ui/icons'

/** NAV-3. */
export const accountLinks = [
  { text: 'account.profile', to: PROFILE_PATH, icon: PersonIcon },
  { text: 'account.hub', to: OVERVIEW_PATH, icon: ShopIcon },
  { text: 'account.purchases', to: PURCHASES_PATH, icon: PackageIcon },
  { text: 'account.settings', to: SETTINGS_PATH, icon: SettingsIcon },
] as const

/** Shown on phones only. */
export const hubLinks = [
  { text: 'account.list-item', to: LIST_ITEM_PATH },
  { text: 'account.overview', to: OVERVIEW_PATH },
  { text: 'account.offers', to: OFFERS_PATH },
  { text: 'account.sold', to: SOLD_ITEMS_PATH },
  { text: 'account.selling', to: SELLING_ACTIVE_PATH },
  { text: 'account.bank', to: BANK_PATH },
  { text: 'account.stats', to: STATS_PATH },
  { text: 'account.payments', to: PAYMENT_PATH },
] as const
