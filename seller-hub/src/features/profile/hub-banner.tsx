import { OVERVIEW_PATH } from '@closyyy/contract/paths'
import { Link } from '@closyyy/platform/router'
import { ForwardIcon } from '@closyyy/ui/icons'
import * as styles from './hub-banner.module.css'
import { useProfileText } from './profile-text.ts'

export function HubBanner() {
  const t = useProfileText()
  return (
    <aside className={styles.banner}>
      <p>{t('hub')}</p>
      <Link className={styles.link} to={OVERVIEW_PATH}>
        {t('hub.go')} <ForwardIcon />
      </Link>
    </aside>
  )
}
