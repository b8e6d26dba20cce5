import { isApiError } from '@closyyy/api-client/api-error'
import { useQuery } from '@closyyy/platform/query'
import { EmptyState } from '@closyyy/ui/empty-state'
import { ErrorState } from '@closyyy/ui/error-state'
import { ConversationSkeleton } from '../../components/conversation/conversation.tsx'
import { orderQuery } from '../../components/order-query.ts'
import { DisputePane } from './dispute-pane.tsx'
import { openDisputesQuery } from './disputes-queries.ts'
import { useDisputesText } from './disputes-text.ts'
import { OrderChoice } from './order-choice.tsx'
import { ReportForm } from './report-form.tsx'

export interface ReportPaneProps {
  orderId: string
  userId: number
}

/** Opens the existing dispute if the order has one. */
export function ReportPane({ orderId, userId }: ReportPaneProps) {
  return orderId === '' ? <OrderChoice /> : <Report orderId={orderId} userId={userId} />
}

function Report({ orderId, userId }: ReportPaneProps) {
  const t = useDisputesText()
  const order = useQuery(orderQuery(orderId))
  const disputes = useQuery(openDisputesQuery(orderId))
  const retry = () => {
    void order.refetch()
    void disputes.refetch()
  }
  if (order.data && disputes.data) {
    const open = disputes.data.data[0]
    if (open) return <DisputePane key={open.id} id={open.id} userId={userId} />
    if (order.data.status === 'completed' || order.data.status === 'cancelled') {
      return <EmptyState size="inline" title={t('server.ended')} />
    }
    return <ReportForm order={order.data} />
  }
  if (isApiError(order.error) && order.error.code === 'not-found') {
    return <EmptyState size="inline" title={t('server.no-order')} />
  }
  if (!order.error && !disputes.error) return <ConversationSkeleton />
  return (
    <ErrorState
      size="inline"
      message={t('report.failed')}
      onRetry={retry}
      retrying={order.isFetching || disputes.isFetching}
    />
  )
}
