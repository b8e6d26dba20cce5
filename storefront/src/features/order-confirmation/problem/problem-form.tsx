import { serverMessage } from '@closyyy/api-client/api-error'
import { type DisputeReason, disputeReasons } from '@closyyy/contract/disputes'
import { openDispute } from '@closyyy/contract/disputes-calls'
import { FormError } from '@closyyy/forms/form-error'
import { useInputErrors } from '@closyyy/forms/input-errors'
import { useForm } from '@closyyy/forms/use-form'
import { Button } from '@closyyy/ui/button'
import { Select } from '@closyyy/ui/select'
import { TextArea } from '@closyyy/ui/text-area'
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
  const report = useReportProblem(orderId, proof)
  const findInputErrors = useInputErrors()
  const { form, field, values, set, isPending, formError } = useForm({
    initial: { reason: '', message: '' },
    check: typed => findInputErrors(openDispute, { order_id: orderId, ...typed }),
    send: async ({ reason, message }) => {
      await report.mutateAsync({ reason: reason as DisputeReason, message })
      toast(t('report.done'), { kind: 'success' })
    },
    formErrorOf: error => serverMessage(error) ?? t('failed'),
  })
  return (
    <form {...form} className={styles.problem} aria-label={t('report')}>
      <FormError>{formError}</FormError>
      <Select
        label={t('report.reason')}
        placeholder={t('report.reason.choose')}
        options={disputeReasons.map(reason => ({ value: reason, label: t(`reason.${reason}`) }))}
        value={values.reason}
        error={field('reason').error}
        disabled={isPending}
        onChange={({ target }) => set('reason', target.value)}
      />
      <TextArea
        {...field('message')}
        label={t('report.message')}
        hint={t('report.hint')}
        dir="auto"
        readOnly={isPending}
      />
      <Button type="submit" pending={isPending}>
        {t('report.send')}
      </Button>
    </form>
  )
}
