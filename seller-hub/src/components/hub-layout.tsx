import { ACCOUNT_PATH } from '@closyyy/contract/paths'
import { Link, Outlet, useLocation } from '@closyyy/platform/router'
import { useSession } from '@closyyy/platform/session'
import { PreviousIcon } from '@closyyy/ui/icons'
import { useText } from '../messages.ts'
import { DeletionNotice } from './deletion-notice/deletion-notice.tsx'
import * as styles from './hub-layout.module.css'
import { HubLinks } from './hub-links.tsx'
import { SuspensionNotice } from './suspension-notice/suspension-notice.tsx'

export function Component() {
  const t = useText()
  const { pathname } = useLocation()
  // Hides account data while the guard redirects to the login.
  if (!useSession()) return null
  return (
    <div className={styles.layout}>
      <div className={styles.sidebar}>
        <HubLinks />
      </div>
      {pathname !== ACCOUNT_PATH && (
        <Link className={styles.back} to={ACCOUNT_PATH}>
          <PreviousIcon /> {t('hub.you')}
        </Link>
      )}
      <div className={styles.screen}>
        <div className={styles.notice}>
          <SuspensionNotice />
          <DeletionNotice />
        </div>
        <Outlet />
      </div>
    </div>
  )
}
