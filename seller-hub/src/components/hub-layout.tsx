import { Outlet } from '@closyyy/platform/router'
import { useSession } from '@closyyy/platform/session'
import { Button } from '@closyyy/ui/button'
import { MenuIcon } from '@closyyy/ui/icon/menu-icon'
import { Sheet } from '@closyyy/ui/sheet'
import { useEffect, useState } from 'react'
import { useText } from '../messages.ts'
import * as styles from './hub-layout.module.css'
import { HubLinks } from './hub-links.tsx'

/** What all hub screens share: the sidebar, on phones behind a menu button. */
export function Component() {
  const t = useText()
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const closeMenu = () => setIsMenuOpen(false)
  const isSignedIn = useKeptSession()
  if (!isSignedIn) return null
  return (
    <div className={styles.layout}>
      <div className={styles.sidebar}>
        <HubLinks />
      </div>
      <div className={styles.menu}>
        <Button kind="secondary" size="small" aria-haspopup="dialog" onClick={() => setIsMenuOpen(true)}>
          <MenuIcon /> {t('hub.menu')}
        </Button>
        <Sheet open={isMenuOpen} onClose={closeMenu} side="start" title={t('hub.label')}>
          <HubLinks onChoose={closeMenu} />
        </Sheet>
      </div>
      <div className={styles.screen}>
        <Outlet />
      </div>
    </div>
  )
}

/** Loads the page anew when the session ends on it: nothing of the account stays, and the guard leads to the login. */
function useKeptSession(): boolean {
  const isSignedIn = useSession() !== undefined
  useEffect(() => {
    if (!isSignedIn) window.location.reload()
  }, [isSignedIn])
  return isSignedIn
}
