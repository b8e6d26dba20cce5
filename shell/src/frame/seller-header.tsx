import { useSession } from '@closyyy/platform/session'
import { useText } from '../messages.ts'
import { LogoLink } from './logo-link.tsx'
import * as styles from './seller-header.module.css'
import { Slot } from './slot.tsx'

/** Renders the header of the seller's pages, which greets by username. */
export function SellerHeader() {
  const t = useText()
  const session = useSession()
  return (
    <header className={styles.header}>
      <LogoLink />
      <p className={styles.greeting}>{session && t('greeting', { username: session.username })}</p>
      <Slot name="account" />
    </header>
  )
}
