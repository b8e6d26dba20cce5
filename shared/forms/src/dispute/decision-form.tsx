import { readAmount } from '@closyyy/contract/amounts'
import type { DisputeDecision } from '@closyyy/contract/disputes'
import { decideDispute, proposeDecision } from '@closyyy/contract/disputes-calls'
import { Button } from '@closyyy/ui/button'
import { Select } from '@closyyy/ui/select'
import { TextArea } from '@closyyy/ui/text-area'
import { AmountField } from '../amount/amount-field.tsx'
import { FormError } from '../form-error.tsx'
import { useInputErrors } from '../input-errors.ts'
import * as styles from '../message-form.module.css'
import { type UnsentValues, useForm } from '../use-form.ts'
import { useDisputeText } from './dispute-text.ts'

/** Values of the form, as typed. */
export interface DecisionValues extends Record<string, string> {
  decision: string
  refund: string
  message: string
  reason: string
}

/** How a dispute should end, as entered: a proposal has a `message`, the decision of an admin a `reason`. */
export interface EnteredDecision {
  decision: DisputeDecision
  /** Part of the total that the buyer gets back, in rupees; only for a split. */
  refund?: number | undefined
  message: string
  reason: string
}

export interface DecisionFormProps {
  /** Proposes to the other side, or decides as an admin. */
  kind: 'propose' | 'decide'
  /** Decisions that the order allows. */
  decisions: readonly DisputeDecision[]
  send: (entered: EnteredDecision) => Promise<unknown>
  formErrorOf: (error: unknown) => string | undefined
  unsent: UnsentValues<DecisionValues>
}

const bodyOf = ({ decision, refund, ...texts }: DecisionValues): EnteredDecision => ({
  ...texts,
  decision: decision as DisputeDecision,
  ...(decision === 'split' && { refund: readAmount(refund) }),
})

/** Proposes or decides how a dispute ends (DISPUTE-4); what was typed stays until it is sent. */
export function DecisionForm({ kind, decisions, send, formErrorOf, unsent }: DecisionFormProps) {
  const t = useDisputeText()
  const findInputErrors = useInputErrors()
  const text = kind === 'propose' ? 'message' : 'reason'
  const initial: DecisionValues = { decision: decisions[0] ?? 'refund', refund: '', message: '', reason: '' }
  const { form, field, values, set, isPending, formError } = useForm({
    initial: unsent.current ?? initial,
    unsent,
    check: values => findInputErrors(kind === 'propose' ? proposeDecision : decideDispute, bodyOf(values)),
    send: async values => {
      await send(bodyOf(values))
      set('message', '')
    },
    formErrorOf,
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
