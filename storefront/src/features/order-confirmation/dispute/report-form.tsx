import { serverMessage } from '@closyyy/api-client/api-error'
import type { DisputeReason } from '@closyyy/contract/disputes'
import { openDispute } from '@closyyy/contract/disputes-calls'
import { DisputePhotoPicker, isShrinking, photosErrorText, readyPhotos } from '@closyyy/forms/dispute-photo-picker'
import { useDisputeText } from '@closyyy/forms/dispute-text'
import { useInputErrors } from '@closyyy/forms/input-errors'
import { ReportFields, type ReportValues } from '@closyyy/forms/report-fields'
import { useForm } from '@closyyy/forms/use-form'
import { usePhotos } from '@closyyy/forms/use-photos'
import { useUnsentValues } from '@closyyy/platform/unsent-values'
import { toast } from '@closyyy/ui/toast'
import type { GuestProof } from '../order-queries.ts'
import * as styles from './dispute.module.css'
import { useOpenDispute } from './dispute-queries.ts'
import { useGuestDisputeText } from './guest-dispute-text.ts'

export interface ReportFormProps {
  orderId: number
  proof: GuestProof
}

export function ReportForm({ orderId, proof }: ReportFormProps) {
  const t = useGuestDisputeText()
  const formText = useDisputeText()
  const report = useOpenDispute(orderId, proof)
  const photos = usePhotos()
  const findInputErrors = useInputErrors()
  const unsent = useUnsentValues<ReportValues>(`guest-report-${orderId}`)
  const form = useForm<ReportValues>({
    initial: unsent.current ?? { reason: '', message: '' },
    unsent,
    check: typed => findInputErrors(openDispute, { order_id: orderId, ...typed }),
    send: async ({ reason, message }) => {
      await report.mutateAsync({ reason: reason as DisputeReason, message, photos: readyPhotos(photos) })
      toast(t('report.done'), { kind: 'success' })
    },
    formErrorOf: error => photosErrorText(formText, error) ?? serverMessage(error) ?? t('failed'),
  })
  return (
    <form {...form.form} className={styles.dispute} aria-label={t('report')}>
      <ReportFields form={form} isWaiting={isShrinking(photos)}>
        <DisputePhotoPicker photos={photos} progress={report.progress} />
      </ReportFields>
    </form>
  )
}
