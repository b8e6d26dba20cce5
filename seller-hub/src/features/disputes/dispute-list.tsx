import { useInfiniteQuery } from '@closyyy/platform/query'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ConversationList } from '../../components/conversation/conversation-list.tsx'
import { loadedRows } from '../../components/list-depth.ts'
import { DisputeListItem } from './dispute-list-item.tsx'
import { type DisputeStatus, type DisputeTab, disputesQuery } from './disputes-queries.ts'
import { useDisputesText } from './disputes-text.ts'
import { viewPath } from './disputes-view.ts'

export interface DisputeListProps {
  tab: DisputeTab
  status: DisputeStatus
  open: number | undefined
}

export function DisputeList({ tab, status, open }: DisputeListProps) {
  const t = useDisputesText()
  const read = useInfiniteQuery(disputesQuery(tab, status))
  const disputes = read.data && loadedRows(read.data.pages)
  return (
    <ConversationList
      read={read}
      rows={disputes}
      texts={{ label: t('list'), failed: t('list.failed'), moreFailed: t('list.more-failed') }}
      empty={<EmptyState size="inline" title={t(`empty.${tab}.${status}`)} />}
    >
      {dispute => (
        <DisputeListItem
          dispute={dispute}
          to={viewPath({ tab, status, dispute: dispute.id })}
          isOpen={dispute.id === open}
        />
      )}
    </ConversationList>
  )
}
