import { serverMessage } from '@closyyy/api-client/api-error'
import type { DisputeReason } from '@closyyy/contract/disputes'
import { openDispute } from '@closyyy/contract/disputes-calls'
import { useDisputeText } from '@closyyy/forms/dispute-text'
import { useInputErrors } from '@closyyy/forms/input-errors'
import { isShrinking, PhotoChoice, photosErrorText, readyPhotos } from '@closyyy/forms/photo-choice'
import { type ProblemValues, ReportFields } from '@closyyy/forms/report-fields'
import { useForm } from '@closyyy/forms/use-form'
import { usePhotos } from '@closyyy/forms/use-photos'
import { useUnsentValues } from '@closyyy/platform/unsent-values'
import { toast } from '@closyyy/ui/toast'
import type { GuestProof } from '../order-queries.ts'
import * as styles from './problem.module.css'
import { useReportProblem } from './problem-queries.ts'
import { useProblemText } from './problem-text.ts'

export interface ProblemFormProps {
  orderId: number
  proof: GuestProof
}

export function ProblemForm({ orderId, proof }: ProblemFormProps) {
  const t = useProblemText()
  const formText = useDisputeText()
  const report = useReportProblem(orderId, proof)
  const photos = usePhotos()
  const findInputErrors = useInputErrors()
  const unsent = useUnsentValues<ProblemValues>(`guest-report-${orderId}`)
  const form = useForm<ProblemValues>({
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
    <form {...form.form} className={styles.problem} aria-label={t('report')}>
      <ReportFields form={form} isWaiting={isShrinking(photos)}>
        <PhotoChoice photos={photos} progress={report.progress} />
      </ReportFields>
    </form>
  )
}
