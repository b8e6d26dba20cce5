import { LOGIN_PATH, PHONE_PATH } from '../../addresses.ts'
import { useText } from '../../messages.ts'
import * as styles from './account-piece.module.css'

const links = [
  { text: 'account.sign-up', to: PHONE_PATH },
  { text: 'account.login', to: LOGIN_PATH },
] as const

/** What a guest finds in the header; plain links, since a guest's page does not load this script. */
export function GuestLinks() {
  const t = useText()
  return (
    <nav className={styles.guest} aria-label={t('account.label')}>
      {links.map(({ text, to }) => (
        <a key={to} className={styles.guestLink} href={to}>
          {t(text)}
        </a>
      ))}
    </nav>
  )
}
