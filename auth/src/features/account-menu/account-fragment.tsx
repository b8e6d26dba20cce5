import { LOGIN_PATH, PHONE_PATH, withRedirect } from '@closyyy/contract/paths'
import { useLocation } from '@closyyy/platform/router'
import { useSession } from '@closyyy/platform/session'
import { lazy, Suspense } from 'react'
import { useText } from '../../messages.ts'
import * as styles from './account-fragment.module.css'

const AccountMenu = lazy(async () => {
  const { AccountMenu } = await import(/* webpackChunkName: "auth-account-menu" */ './account-menu.tsx')
  return { default: AccountMenu }
})

export function AccountFragment() {
  const session = useSession()
  if (!session) return <GuestLinks />
  return (
    <Suspense fallback={<div className={styles.place} />}>
      <AccountMenu session={session} />
    </Suspense>
  )
}

const guestLinks = [
  { text: 'account.sign-up', to: PHONE_PATH },
  { text: 'account.login', to: LOGIN_PATH },
] as const

/** Plain links, since guests do not load this script; the shell's slot updates their `redirect` after navigation. */
function GuestLinks() {
  const t = useText()
  const { pathname, search } = useLocation()
  return (
    <nav className={styles.guest} aria-label={t('account.label')}>
      {guestLinks.map(({ text, to }) => (
        <a key={to} className={styles.guestLink} href={withRedirect(to, pathname + search)}>
          {t(text)}
        </a>
      ))}
    </nav>
  )
}
