import { OVERVIEW_PATH, PROFILE_PATH, PURCHASES_PATH, SETTINGS_PATH } from '@closyyy/contract/paths'
import { PackageIcon, PersonIcon, SettingsIcon, ShopIcon } from '@closyyy/ui/icons'

/** NAV-3. */
export const accountLinks = [
  { text: 'account.profile', to: PROFILE_PATH, icon: PersonIcon },
  { text: 'account.hub', to: OVERVIEW_PATH, icon: ShopIcon },
  { text: 'account.purchases', to: PURCHASES_PATH, icon: PackageIcon },
  { text: 'account.settings', to: SETTINGS_PATH, icon: SettingsIcon },
] as const
