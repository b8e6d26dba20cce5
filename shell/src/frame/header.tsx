import { SEARCH_PATH } from '@closyyy/contract/paths'
import { useLocation } from '@closyyy/platform/router'
import { useSession } from '@closyyy/platform/session'
import { useText } from '../messages.ts'
import * as styles from './header.module.css'
import { LogoLink } from './logo-link.tsx'
import { Slot } from './slot.tsx'

export function Header() {
  const { pathname, search } = useLocation()
  const isSearchScreen = pathname === SEARCH_PATH && !search.includes('query=')
  return (
    <header className={isSearchScreen ? `${styles.header} ${styles.searchScreen}` : styles.header}>
      <div className={styles.bar}>
        <LogoLink />
        <Slot name="search" />
        <div className={styles.actions}>
          <Slot name="sell-now" />
          <Slot name="account" />
          <Slot name="cart" />
        </div>
      </div>
      <Slot name="category-menu" />
    </header>
  )
}

export function SellerHeader() {
  const t = useText()
  const session = useSession()
  return (
    <header className={styles.sellerHeader}>
      <LogoLink />
      <p className={styles.greeting}>{session && t('greeting', { username: session.username })}</p>
      <Slot name="account" />
    </header>
  )
}
