import { brand } from '@closyyy/contract/brand-identity'
import { useSession } from '@closyyy/platform/session'
import { Tabs } from '@closyyy/ui/tabs'
import { SettingsLinks } from '../components/settings-links.tsx'
import { useUrlView } from '../components/url-view.ts'
import { HubBanner } from '../features/profile/hub-banner.tsx'
import { ProfileHeader } from '../features/profile/profile-header.tsx'
import { ProfileProducts } from '../features/profile/profile-products.tsx'
import { type ProfileTab, profileView, tabNames } from '../features/profile/profile-queries.ts'
import { useProfileText } from '../features/profile/profile-text.ts'
import { useText } from '../messages.ts'
import * as styles from './profile-page.module.css'

export function Component() {
  const t = useProfileText()
  const hubText = useText()
  const session = useSession()
  const { view, show } = useUrlView(profileView)
  if (!session) return null
  const { userId, username } = session
  return (
    <div className={styles.page}>
      <title>{hubText('hub.page-title', { title: t('title'), brand: brand.name })}</title>
      <meta name="robots" content="noindex" />
      <SettingsLinks />
      <ProfileHeader userId={userId} username={username} />
      <HubBanner />
      <Tabs
        label={t('tabs')}
        value={view.tab}
        onChange={tab => show({ tab: tab as ProfileTab }, { replace: true })}
        tabs={tabNames.map(id => ({
          id,
          title: t(`tab.${id}`),
          panel: <ProfileProducts userId={userId} list={id} />,
        }))}
      />
    </div>
  )
}
