import type { DisputeReason } from '@closyyy/contract/disputes'
import { openDispute } from '@closyyy/contract/disputes-calls'
import type { Order } from '@closyyy/contract/orders-schemas'
import { disputeFormError } from '@closyyy/forms/dispute-error'
import { DisputePhotoPicker, isShrinking, photosErrorText, readyPhotos } from '@closyyy/forms/dispute-photo-picker'
import { useDisputeText } from '@closyyy/forms/dispute-text'
import { useInputErrors } from '@closyyy/forms/input-errors'
import { ReportFields, type ReportValues } from '@closyyy/forms/report-fields'
import { useForm } from '@closyyy/forms/use-form'
import { usePhotos } from '@closyyy/forms/use-photos'
import { useNavigate } from '@closyyy/platform/router'
import { useUnsentValues } from '@closyyy/platform/unsent-values'
import { toast } from '@closyyy/ui/toast'
import * as conversation from '../../components/conversation/conversation.module.css'
import { ConversationHeader } from '../../components/conversation/conversation.tsx'
import { useDisputesText } from './disputes-text.ts'
import { viewPath } from './disputes-view.ts'
import { useOpenDispute } from './use-dispute-actions.ts'

export function ReportForm({ order }: { order: Order }) {
  const t = useDisputesText()
  const formText = useDisputeText()
  const navigate = useNavigate()
  const report = useOpenDispute(order.id)
  const photos = usePhotos()
  const findInputErrors = useInputErrors()
  const unsent = useUnsentValues<ReportValues>(`report-${order.id}`)
  const form = useForm({
    initial: unsent.current ?? { reason: '', message: '' },
    unsent,
    check: values => findInputErrors(openDispute, { order_id: order.id, ...values }),
    send: async ({ reason, message }) => {
      const { id } = await report.mutateAsync({
        reason: reason as DisputeReason,
        message,
        photos: readyPhotos(photos),
      })
      toast(t('report.done'), { kind: 'success' })
      await navigate(viewPath({ tab: 'me', dispute: id }), { replace: true })
    },
    formErrorOf: error => photosErrorText(formText, error) ?? disputeFormError(error, t('failed')),
  })
  const [item] = order.items
  return (
    <form {...form.form} className={conversation.conversation}>
      <ConversationHeader photo={item?.product.photos[0]} title={t('report')} state={String(order.id)}>
        <p>
          <bdi>{item?.title}</bdi>
        </p>
        <p className={conversation.soft}>
          {t('thread.order')} <bdi dir="ltr">{order.tracking_no}</bdi>
        </p>
      </ConversationHeader>
      <ReportFields form={form} isWaiting={isShrinking(photos)}>
        <DisputePhotoPicker photos={photos} progress={report.progress} />
      </ReportFields>
    </form>
  )
}
