import * as styles from './header.module.css'
import { LogoLink } from './logo-link.tsx'
import { Slot } from './slot.tsx'

/** Renders the public header with the remotes' fragments. */
export function Header() {
  return (
    <header className={styles.header}>
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
