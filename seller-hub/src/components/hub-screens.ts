import {
  BANK_PATH,
  DRAFTS_PATH,
  MODERATION_PATH,
  OFFERS_PATH,
  OVERVIEW_PATH,
  PAYMENT_PATH,
  PAYOUTS_PATH,
  PROFILE_PATH,
  PURCHASES_PATH,
  RESOLUTION_PATH,
  SELLING_ACTIVE_PATH,
  SETTINGS_PATH,
  SHIPPING_PATH,
  SOLD_ITEMS_PATH,
  STATS_PATH,
  VACATION_PATH,
} from '@closyyy/contract/paths'
import {
  BagIcon,
  BanknoteIcon,
  BellIcon,
  ChartIcon,
  DoneIcon,
  EditIcon,
  InfoIcon,
  MessageIcon,
  PackageIcon,
  PersonIcon,
  SettingsIcon,
  ShopIcon,
  TruckIcon,
  TrustIcon,
  WalletIcon,
} from '@closyyy/ui/icons'

/** In sidebar order. */
export const hubScreens = [
  { text: 'hub.overview', to: OVERVIEW_PATH, icon: ShopIcon },
  { text: 'hub.selling-active', to: SELLING_ACTIVE_PATH, icon: PackageIcon },
  { text: 'hub.drafts', to: DRAFTS_PATH, icon: EditIcon },
  { text: 'hub.offers', to: OFFERS_PATH, icon: MessageIcon },
  { text: 'hub.sold-items', to: SOLD_ITEMS_PATH, icon: DoneIcon },
  { text: 'hub.purchases', to: PURCHASES_PATH, icon: BagIcon },
  { text: 'hub.resolution', to: RESOLUTION_PATH, icon: InfoIcon },
  { text: 'hub.stats', to: STATS_PATH, icon: ChartIcon },
  { text: 'hub.payment', to: PAYMENT_PATH, icon: BanknoteIcon },
  { text: 'hub.bank', to: BANK_PATH, icon: WalletIcon },
  { text: 'hub.shipping', to: SHIPPING_PATH, icon: TruckIcon },
  { text: 'hub.vacation', to: VACATION_PATH, icon: BellIcon },
  { text: 'hub.profile', to: PROFILE_PATH, icon: PersonIcon },
  { text: 'hub.settings', to: SETTINGS_PATH, icon: SettingsIcon },
] as const

export const adminScreens = [
  { text: 'hub.moderation', to: MODERATION_PATH, icon: TrustIcon },
  { text: 'hub.payouts', to: PAYOUTS_PATH, icon: BanknoteIcon },
] as const
