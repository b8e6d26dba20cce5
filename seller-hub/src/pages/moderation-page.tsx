import { Tabs } from '@closyyy/ui/tabs'
import { HubPage } from '../components/hub-page.tsx'
import { choiceParam, useUrlView } from '../components/url-view.ts'
import { HeldOrders } from '../features/held-orders/held-orders.tsx'
import { ModerationQueue } from '../features/moderation/moderation-queue.tsx'
import { useModerationText } from '../features/moderation/moderation-text.ts'

const tabs = ['listings', 'orders'] as const
const moderationView = { tab: choiceParam(tabs, 'listings') }
const panels = { listings: <ModerationQueue />, orders: <HeldOrders /> }

export function Component() {
  const t = useModerationText()
  const { view, show } = useUrlView(moderationView)
  return (
    <HubPage title={t('heading')}>
      <Tabs
        label={t('tabs')}
        value={view.tab}
        onChange={tab => show({ tab: tab as (typeof tabs)[number] }, { replace: true })}
        tabs={tabs.map(id => ({ id, title: t(`tab.${id}`), panel: panels[id] }))}
      />
    </HubPage>
  )
}
