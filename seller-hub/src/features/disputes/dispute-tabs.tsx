import { disputeStatuses } from '@closyyy/contract/disputes'
import { useNavigate } from '@closyyy/platform/router'
import { Tabs } from '@closyyy/ui/tabs'
import { LinkedChips } from '../../components/linked-chips.tsx'
import { DisputeList } from './dispute-list.tsx'
import * as styles from './dispute-tabs.module.css'
import { type DisputeTab, disputeTabs } from './disputes-queries.ts'
import { useDisputesText } from './disputes-text.ts'
import { type useDisputesView, viewPath } from './disputes-view.ts'

export interface DisputeTabsProps {
  view: ReturnType<typeof useDisputesView>
}

export function DisputeTabs({ view }: DisputeTabsProps) {
  const t = useDisputesText()
  const navigate = useNavigate()
  const { tab, status, dispute, report } = view
  return (
    <Tabs
      label={t('tabs')}
      value={tab}
      onChange={chosen =>
        void navigate(viewPath({ tab: chosen as DisputeTab, status, dispute, report }), {
          replace: true,
          preventScrollReset: true,
        })
      }
      tabs={disputeTabs.map(id => ({
        id,
        title: t(`tab.${id}`),
        panel: (
          <div className={styles.panel}>
            <LinkedChips
              label={t('states')}
              values={disputeStatuses}
              current={status}
              pathOf={to => viewPath({ tab: id, status: to })}
              textOf={each => t(`status.${each}`)}
            />
            <DisputeList tab={id} status={status} open={dispute} />
          </div>
        ),
      }))}
    />
  )
}
