import { LOGIN_PATH, PHONE_PATH, withRedirect } from '@closyyy/contract/paths'
import { useLocation } from '@closyyy/platform/router'
import { useText } from '../../messages.ts'
import * as styles from './account-fragment.module.css'

const links = [
  { text: 'account.sign-up', to: PHONE_PATH },
  { text: 'account.login', to: LOGIN_PATH },
] as const

/** Plain links, since guests do not load this script; the shell's slot updates their `redirect` after navigation. */
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
