import { useSession } from '@closyyy/platform/session'
import { LanguageLink } from '@closyyy/ui/language-link'
import { HubLinks } from '../components/hub-links.tsx'
import { HubPage } from '../components/hub-page.tsx'
import { Waiting } from '../components/waiting/waiting.tsx'
import { useText } from '../messages.ts'
import * as styles from './account-page.module.css'

/**
 * The page You (NAV-9): the menu of the account, which counts the open tasks. Beside the layout's sidebar, it lists the
 * tasks instead.
 */
export function Component() {
  const t = useText()
  const username = useSession()?.username
  return (
    <HubPage title={t('hub.you')} lead={<bdi>{username}</bdi>} action={<LanguageLink className={styles.language} />}>
      <div className={styles.tasks}>
        <Waiting />
      </div>
      <div className={styles.menu}>
        <HubLinks />
      </div>
    </HubPage>
  )
}
