import { Outlet } from '@closyyy/platform/router'
import { useSession } from '@closyyy/platform/session'
import { Button } from '@closyyy/ui/button'
import { Sheet } from '@closyyy/ui/dialog'
import { MenuIcon } from '@closyyy/ui/icons'
import { useState } from 'react'
import { useText } from '../messages.ts'
import * as styles from './hub-layout.module.css'
import { HubLinks } from './hub-links.tsx'

export function Component() {
  const t = useText()
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const closeMenu = () => setIsMenuOpen(false)
  // Hides account data while the guard redirects to the login.
  if (!useSession()) return null
  return (
    <div className={styles.layout}>
      <div className={styles.sidebar}>
        <HubLinks />
      </div>
      <div className={styles.menu}>
        <Button
          kind="secondary"
          size="small"
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          onClick={() => setIsMenuOpen(true)}
        >
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
