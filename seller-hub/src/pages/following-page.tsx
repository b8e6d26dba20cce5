import { Link } from '@closyyy/platform/router'
import { useSession } from '@closyyy/platform/session'
import { buttonClass } from '@closyyy/ui/button'
import { Tabs } from '@closyyy/ui/tabs'
import { HubPage } from '../components/hub-page.tsx'
import { useUrlView } from '../components/url-view.ts'
import { type FollowTab, followsView, followTabs } from '../features/follows/follows-queries.ts'
import { useFollowsText } from '../features/follows/follows-text.ts'
import { People } from '../features/follows/people.tsx'
import { ProfileProducts } from '../features/profile/profile-products.tsx'

export function Component() {
  const t = useFollowsText()
  const session = useSession()
  const { view, show } = useUrlView(followsView)
  if (!session) return null
  const shop = (
    <Link className={buttonClass()} to="/">
      {t('shop')}
    </Link>
  )
  const panelOf = (tab: FollowTab) =>
    tab === 'items' ? (
      <ProfileProducts userId={session.userId} list="followed" emptyAction={shop} />
    ) : (
      <People tab={tab} />
    )
  return (
    <HubPage title={t('title')} lead={t('lead')}>
      <Tabs
        label={t('tabs')}
        value={view.tab}
        onChange={tab => show({ tab: tab as FollowTab }, { replace: true })}
        tabs={followTabs.map(id => ({ id, title: t(`tab.${id}`), panel: panelOf(id) }))}
      />
    </HubPage>
  )
}
