import { readAmount } from '@closyyy/contract/amounts'
import type { DisputeDecision } from '@closyyy/contract/disputes'
import { decideDispute, proposeDecision } from '@closyyy/contract/disputes-calls'
import { Button } from '@closyyy/ui/button'
import { Disclosure } from '@closyyy/ui/disclosure'
import { Select } from '@closyyy/ui/select'
import { TextArea } from '@closyyy/ui/text-area'
import { useState } from 'react'
import { AmountField } from '../amount/amount-field.tsx'
import { FormError } from '../form-error.tsx'
import { useInputErrors } from '../input-errors.ts'
import * as styles from '../message-form.module.css'
import { type UnsentValues, useForm } from '../use-form.ts'
import { disputeFormError } from './dispute-error.ts'
import { decisionKey, type Settlement, useDisputeText } from './dispute-text.ts'

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

interface DecisionFormProps {
  /** Proposes to the other side, or decides as an admin. */
  kind: 'propose' | 'decide'
  settlement: Pick<Settlement, 'decisions' | 'is_paid'>
  send: (entered: EnteredDecision) => Promise<unknown>
  /** Message of a failure without one of the server. */
  failed: string
  unsent: UnsentValues<DecisionValues>
}

export interface DecisionDisclosureProps extends DecisionFormProps {
  className?: string | undefined
}

/**
 * Proposes or decides how a dispute ends (DISPUTE-4). What was typed stays until it is sent, also if the other side
 * proposes meanwhile; then the form is closed, and opens empty.
 */
export function DecisionDisclosure({ className, ...props }: DecisionDisclosureProps) {
  const t = useDisputeText()
  const { kind, unsent } = props
  const [sent, setSent] = useState(0)
  const send = async (entered: EnteredDecision) => {
    await props.send(entered)
    unsent.current = undefined
    setSent(sent + 1)
  }
  return (
    <Disclosure key={sent} className={className} summary={t(kind === 'propose' ? 'settle' : 'decide')}>
      <DecisionForm {...props} send={send} />
    </Disclosure>
  )
}

const bodyOf = ({ decision, refund, ...texts }: DecisionValues): EnteredDecision => ({
  ...texts,
  decision: decision as DisputeDecision,
  ...(decision === 'split' && { refund: readAmount(refund) }),
})

function DecisionForm({ kind, settlement, send, failed, unsent }: DecisionFormProps) {
  const t = useDisputeText()
  const findInputErrors = useInputErrors()
  const text = kind === 'propose' ? 'message' : 'reason'
  const { decisions } = settlement
  const initial: DecisionValues = { decision: decisions[0] ?? 'refund', refund: '', message: '', reason: '' }
  const { form, field, values, set, isPending, formError } = useForm({
    initial: unsent.current ?? initial,
    unsent,
    check: values => findInputErrors(kind === 'propose' ? proposeDecision : decideDispute, bodyOf(values)),
    send: values => send(bodyOf(values)),
    formErrorOf: error => disputeFormError(error, failed),
  })
  return (
    <form {...form} className={styles.form}>
      <FormError>{formError}</FormError>
      <Select
        label={t('settle.decision')}
        options={decisions.map(decision => ({
          value: decision,
          label: t(`settle.decision.${decisionKey(decision, settlement)}`),
        }))}
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
