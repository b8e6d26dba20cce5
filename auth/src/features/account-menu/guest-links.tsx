import { LOGIN_PATH, PHONE_PATH, withRedirect } from '@closyyy/contract/paths'
import { useLocation } from '@closyyy/platform/router'
import { useText } from '../../messages.ts'
import * as styles from './account-fragment.module.css'

const links = [
  { text: 'account.sign-up', to: PHONE_PATH },
  { text: 'account.login', to: LOGIN_PATH },
] as const

/**
 * What a guest finds in the header: plain links with the way back, since a guest's page does not load this script. The
 * shell's slot updates their `redirect` when the page changes.
 */
export function GuestLinks() {
  const t = useText()
  const { pathname, search } = useLocation()
  return (
    <nav className={styles.guest} aria-label={t('account.label')}>
      {links.map(({ text, to }) => (
        <a key={to} className={styles.guestLink} href={withRedirect(to, pathname + search)}>
          {t(text)}
        </a>
      ))}
    </nav>
  )
}
