import {
  ADDRESSES_PATH,
  APPEALS_PATH,
  AUDIT_LOG_PATH,
  BANK_PATH,
  DISPUTES_PATH,
  DRAFTS_PATH,
  MESSAGES_PATH,
  MODERATION_PATH,
  OFFERS_PATH,
  OVERVIEW_PATH,
  PAYMENT_PATH,
  PAYOUTS_PATH,
  PROFILE_PATH,
  PURCHASES_PATH,
  REFUNDS_PATH,
  REMITTANCES_PATH,
  REPORTS_PATH,
  SAVED_PATH,
  SELLING_ACTIVE_PATH,
  SETTINGS_PATH,
  SHIPPING_PATH,
  SOLD_ITEMS_PATH,
  STATS_PATH,
  SUSPENSIONS_PATH,
  TEAM_PATH,
  VACATION_PATH,
} from '@closyyy/contract/paths'
import { RESOLUTION_PATH } from '@closyyy/contract/resolution-paths'
import {
  BagIcon,
  BanknoteIcon,
  BellIcon,
  BookmarkIcon,
  ChartIcon,
  DoneIcon,
  EditIcon,
  InfoIcon,
  LogIcon,
  MessageIcon,
  PackageIcon,
  PersonIcon,
  PlaceIcon,
  SettingsIcon,
  ShopIcon,
  TruckIcon,
  TrustIcon,
  WalletIcon,
  WarningIcon,
} from '@closyyy/ui/icons'

/** Screens of everybody, in the order of the menu (NAV-9). */
export const accountScreens = [
  { text: 'hub.purchases', to: PURCHASES_PATH, icon: BagIcon },
  { text: 'hub.messages', to: MESSAGES_PATH, icon: MessageIcon },
  { text: 'hub.offers', to: OFFERS_PATH, icon: BanknoteIcon },
  { text: 'hub.saved', to: SAVED_PATH, icon: BookmarkIcon },
  { text: 'hub.addresses', to: ADDRESSES_PATH, icon: PlaceIcon },
  { text: 'hub.resolution', to: RESOLUTION_PATH, icon: InfoIcon },
  { text: 'hub.profile', to: PROFILE_PATH, icon: PersonIcon },
  { text: 'hub.settings', to: SETTINGS_PATH, icon: SettingsIcon },
] as const

/** Screens of sellers. */
export const sellerScreens = [
  { text: 'hub.overview', to: OVERVIEW_PATH, icon: ShopIcon },
  { text: 'hub.selling-active', to: SELLING_ACTIVE_PATH, icon: PackageIcon },
  { text: 'hub.drafts', to: DRAFTS_PATH, icon: EditIcon },
  { text: 'hub.sold-items', to: SOLD_ITEMS_PATH, icon: DoneIcon },
  { text: 'hub.stats', to: STATS_PATH, icon: ChartIcon },
  { text: 'hub.payment', to: PAYMENT_PATH, icon: BanknoteIcon },
  { text: 'hub.bank', to: BANK_PATH, icon: WalletIcon },
  { text: 'hub.shipping', to: SHIPPING_PATH, icon: TruckIcon },
  { text: 'hub.vacation', to: VACATION_PATH, icon: BellIcon },
] as const

/** Screens of administrators with a role (TEAM-1). */
export const adminScreens = [
  { text: 'hub.moderation', to: MODERATION_PATH, icon: TrustIcon, role: 'moderator' },
  { text: 'hub.reports', to: REPORTS_PATH, icon: WarningIcon, role: 'moderator' },
  { text: 'hub.suspensions', to: SUSPENSIONS_PATH, icon: PersonIcon, role: 'moderator' },
  { text: 'hub.disputes', to: DISPUTES_PATH, icon: InfoIcon, role: 'support' },
  { text: 'hub.appeals', to: APPEALS_PATH, icon: PackageIcon, role: 'support' },
  { text: 'hub.payouts', to: PAYOUTS_PATH, icon: BanknoteIcon, role: 'finance' },
  { text: 'hub.refunds', to: REFUNDS_PATH, icon: WalletIcon, role: 'finance' },
  { text: 'hub.remittances', to: REMITTANCES_PATH, icon: TruckIcon, role: 'finance' },
  { text: 'hub.team', to: TEAM_PATH, icon: PersonIcon, role: 'owner' },
  { text: 'hub.audit-log', to: AUDIT_LOG_PATH, icon: LogIcon, role: 'owner' },
] as const
