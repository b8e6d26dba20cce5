import { NavLink } from '@closyyy/platform/router'
import { ShopIcon } from '@closyyy/ui/icon'
import { OVERVIEW_PATH } from '../addresses.ts'
import { useText } from '../messages.ts'
import * as styles from './hub-links.module.css'

/** The hub's screens in the order of its sidebar. */
export const hubScreens = [{ text: 'hub.overview', to: OVERVIEW_PATH, icon: ShopIcon }] as const

export interface HubLinksProps {
  /** Told when a screen was chosen. */
  onChoose?: () => void
}

/** Links to all screens of the hub. */
export function HubLinks({ onChoose }: HubLinksProps) {
  const t = useText()
  return (
    <nav aria-label={t('hub.label')}>
      <ul role="list" className={styles.list}>
        {hubScreens.map(({ text, to, icon: Icon }) => (
          <li key={to}>
            <NavLink className={styles.link} to={to} onClick={onChoose}>
              <Icon /> {t(text)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
