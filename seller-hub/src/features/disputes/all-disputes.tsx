import { disputeStatuses } from '@closyyy/contract/disputes'
import { useInfiniteQuery } from '@closyyy/platform/query'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ConversationList } from '../../components/conversation/conversation-list.tsx'
import { LinkedChips } from '../../components/linked-chips.tsx'
import { loadedRows } from '../../components/list-depth.ts'
import type { useUrlView } from '../../components/url-view.ts'
import type { adminView } from './admin-view.ts'
import { DisputeListItem } from './dispute-list-item.tsx'
import * as styles from './dispute-tabs.module.css'
import { allDisputesQuery } from './disputes-queries.ts'
import { useDisputesText } from './disputes-text.ts'

export interface AllDisputesProps {
  view: ReturnType<typeof useUrlView<typeof adminView>>
}

/** Disputes of all orders by status, for admins. */
export function AllDisputes({ view: { view, pathOf } }: AllDisputesProps) {
  const t = useDisputesText()
  const read = useInfiniteQuery(allDisputesQuery(view.status))
  const disputes = read.data && loadedRows(read.data.pages)
  return (
    <div className={styles.panel}>
      <LinkedChips
        label={t('states')}
        values={disputeStatuses}
        current={view.status}
        pathOf={status => pathOf({ status, dispute: undefined })}
        textOf={status => t(`status.${status}`)}
      />
      <ConversationList
        read={read}
        rows={disputes}
        texts={{
          label: t('list'),
          notAllowed: t('admin.not-admin'),
          failed: t('list.failed'),
          moreFailed: t('list.more-failed'),
        }}
        empty={<EmptyState size="inline" title={t(`admin.empty.${view.status}`)} />}
      >
        {dispute => (
          <DisputeListItem
            dispute={dispute}
            to={pathOf({ dispute: dispute.id })}
            isOpen={dispute.id === view.dispute}
          />
        )}
      </ConversationList>
    </div>
  )
}
