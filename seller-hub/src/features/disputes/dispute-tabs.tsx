import { disputeStatuses } from '@closyyy/contract/disputes'
import { useInfiniteQuery } from '@closyyy/platform/query'
import { useNavigate } from '@closyyy/platform/router'
import { Tabs } from '@closyyy/ui/tabs'
import { LinkedChips } from '../../components/linked-chips.tsx'
import { DisputeList } from './dispute-list.tsx'
import * as styles from './dispute-tabs.module.css'
import { type DisputeTab, disputesQuery, disputeTabs, sideOf } from './disputes-queries.ts'
import { useDisputesText } from './disputes-text.ts'
import { type useDisputesView, viewPath } from './disputes-view.ts'

export interface DisputeTabsProps {
  view: ReturnType<typeof useDisputesView>
  userId: number
}

export function DisputeTabs({ view, userId }: DisputeTabsProps) {
  const t = useDisputesText()
  const navigate = useNavigate()
  const { tab, status, dispute, report } = view
  const isBuyer = useIsBuyer(view, userId)
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
        title: t(id === 'others' && isBuyer ? 'tab.counterparts' : `tab.${id}`),
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

/** Returns whether a seller raised one of the problems that the list has loaded (DISPUTE-8). */
function useIsBuyer({ status }: DisputeTabsProps['view'], userId: number): boolean {
  const { data } = useInfiniteQuery({ ...disputesQuery('others', status), enabled: false })
  return data?.pages.some(page => page.data.some(each => sideOf(each, userId) === 'buyer')) ?? false
}
