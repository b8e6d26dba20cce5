import { disputeStatuses } from '@closyyy/contract/disputes'
import { useInfiniteQuery } from '@closyyy/platform/query'
import { Link } from '@closyyy/platform/router'
import { ChipList, chipClass } from '@closyyy/ui/chip'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ConversationList } from '../../components/conversation/conversation-list.tsx'
import type { useUrlView } from '../../url-view.ts'
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
  // A dispute that changes between page loads appears twice.
  const disputes = read.data && [
    ...new Map(read.data.pages.flatMap(page => page.data).map(one => [one.id, one])).values(),
  ]
  return (
    <div className={styles.panel}>
      <ChipList label={t('states')}>
        {disputeStatuses.map(status => (
          <Link
            key={status}
            className={chipClass()}
            to={pathOf({ status, dispute: undefined })}
            aria-current={status === view.status || undefined}
            preventScrollReset
          >
            {t(`status.${status}`)}
          </Link>
        ))}
      </ChipList>
      <ConversationList
        read={read}
        rows={disputes}
        texts={{ label: t('list'), failed: t('list.failed'), moreFailed: t('list.more-failed') }}
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
