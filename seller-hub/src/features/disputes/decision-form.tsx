import { readAmount } from '@closyyy/contract/amounts'
import type { DisputeDecision } from '@closyyy/contract/disputes'
import { decideDispute, proposeDecision } from '@closyyy/contract/disputes-calls'
import { AmountField } from '@closyyy/forms/amount-field'
import { FormError } from '@closyyy/forms/form-error'
import { useInputErrors } from '@closyyy/forms/input-errors'
import { useForm } from '@closyyy/forms/use-form'
import { useUnsentValues } from '@closyyy/platform/unsent-values'
import { Button } from '@closyyy/ui/button'
import { Select } from '@closyyy/ui/select'
import { TextArea } from '@closyyy/ui/text-area'
import * as styles from './dispute-thread.module.css'
import { useDisputesText } from './disputes-text.ts'
import { formErrorText } from './use-dispute-actions.ts'
import { useDecide, usePropose } from './use-settlement.ts'

export interface DecisionFormProps {
  disputeId: number
  /** Proposes to the other side, or decides as an admin. */
  kind: 'propose' | 'decide'
  decisions: readonly DisputeDecision[]
}

type Values = Record<'decision' | 'refund' | 'message' | 'reason', string>

const bodyOf = ({ decision, refund, ...texts }: Values) => ({
  ...texts,
  decision: decision as DisputeDecision,
  ...(decision === 'split' && { refund: readAmount(refund) }),
})

export function DecisionForm({ disputeId, kind, decisions }: DecisionFormProps) {
  const t = useDisputesText()
  const propose = usePropose(disputeId)
  const decide = useDecide(disputeId)
  const findInputErrors = useInputErrors()
  const unsent = useUnsentValues<Values>(`dispute-${kind}-${disputeId}`)
  const text = kind === 'propose' ? 'message' : 'reason'
  const initial: Values = { decision: decisions[0] ?? 'refund', refund: '', message: '', reason: '' }
  const { form, field, values, set, isPending, formError } = useForm({
    initial: unsent.current ?? initial,
    unsent,
    check: values => findInputErrors(kind === 'propose' ? proposeDecision : decideDispute, bodyOf(values)),
    send: async values => {
      await (kind === 'propose' ? propose : decide).mutateAsync(bodyOf(values))
      set('message', '')
    },
    formErrorOf: error => formErrorText(t, error),
  })
  return (
    <form {...form} className={styles.form}>
      <FormError>{formError}</FormError>
      <Select
        label={t('settle.decision')}
        options={decisions.map(decision => ({ value: decision, label: t(`settle.decision.${decision}`) }))}
        value={values.decision}
        error={field('decision').error}
        disabled={isPending}
        onChange={({ target }) => set('decision', target.value)}
      />
      {values.decision === 'split' && (
        <AmountField {...field('refund')} label={t('settle.refund')} readOnly={isPending} />
      )}
      <TextArea
        {...field(text)}
        label={t(kind === 'propose' ? 'settle.message' : 'decide.reason')}
        rows={3}
        dir="auto"
        readOnly={isPending}
      />
      <Button type="submit" className={styles.send} pending={isPending}>
        {t(`${kind === 'propose' ? 'settle' : 'decide'}.send`)}
      </Button>
    </form>
  )
}
