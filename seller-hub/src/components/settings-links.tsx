import {
  DELIVERY_RECORD_PATH,
  DEVICES_PATH,
  EDIT_PROFILE_PATH,
  PREFERENCES_PATH,
  PROFILE_PATH,
  SETTINGS_PATH,
} from '@closyyy/contract/paths'
import { NavLink, useLocation } from '@closyyy/platform/router'
import { useEffect, useRef } from 'react'
import { useText } from '../messages.ts'
import * as styles from './settings-links.module.css'

const screens = [
  { text: 'account.profile', to: PROFILE_PATH },
  { text: 'account.edit', to: EDIT_PROFILE_PATH },
  { text: 'account.settings', to: SETTINGS_PATH },
  { text: 'account.devices', to: DEVICES_PATH },
  { text: 'account.delivery-record', to: DELIVERY_RECORD_PATH },
  { text: 'account.preferences', to: PREFERENCES_PATH },
] as const

export function SettingsLinks() {
  const t = useText()
  const list = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  // On phones the links are wider than the screen.
  useEffect(() => {
    if (pathname) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [pathname])
  return (
    <nav aria-label={t('account.label')}>
      <ul ref={list} role="list" className={styles.list}>
        {screens.map(({ text, to }) => (
          <li key={to}>
            <NavLink className={styles.link} to={to}>
              {t(text)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
