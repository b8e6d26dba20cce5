import type { Order } from '@closyyy/contract/orders-schemas'
import { DisputeReportForm, type DisputeReportValues } from '@closyyy/forms/dispute-report-form'
import { useDisputeText } from '@closyyy/forms/dispute-text'
import { useNavigate } from '@closyyy/platform/router'
import { useUnsentValues } from '@closyyy/platform/submission/unsent-values'
import * as conversation from '../../components/conversation/conversation.module.css'
import { ConversationHeader } from '../../components/conversation/conversation.tsx'
import { useDisputesText } from './disputes-text.ts'
import { viewPath } from './disputes-view.ts'
import { useOpenDispute } from './use-dispute-actions.ts'

export function ReportForm({ order }: { order: Order }) {
  const t = useDisputesText()
  const formText = useDisputeText()
  const navigate = useNavigate()
  const [item] = order.items
  return (
    <DisputeReportForm
      orderId={order.id}
      send={useOpenDispute(order.id)}
      unsent={useUnsentValues<DisputeReportValues>(`report-${order.id}`)}
      failed={t('failed')}
      className={conversation.conversation}
      onReported={({ id }) => navigate(viewPath({ tab: 'me', dispute: id }), { replace: true })}
    >
      <ConversationHeader photo={item?.product.photos[0]} title={formText('report')} state={String(order.id)}>
        <p>
          <bdi>{item?.title}</bdi>
        </p>
        <p className={conversation.soft}>
          {t('thread.order')} <bdi dir="ltr">{order.tracking_no}</bdi>
        </p>
      </ConversationHeader>
    </DisputeReportForm>
  )
}
