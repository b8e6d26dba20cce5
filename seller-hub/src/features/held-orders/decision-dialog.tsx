import { serverMessage } from '@closyyy/api-client/api-error'
import { releaseHeldOrder } from '@closyyy/contract/held-orders-calls'
import type { HeldOrder } from '@closyyy/contract/held-orders-schemas'
import { FormError } from '@closyyy/forms/form-error'
import { useInputErrors } from '@closyyy/forms/input-errors'
import { useForm } from '@closyyy/forms/use-form'
import { Button } from '@closyyy/ui/button'
import { Dialog } from '@closyyy/ui/dialog'
import { TextArea } from '@closyyy/ui/text-area'
import { toast } from '@closyyy/ui/toast'
import * as formStyles from '../../components/form/form.module.css'
import { type HeldOrderDecision, useDecideHeldOrder } from './held-orders-queries.ts'
import { useHeldOrdersText } from './held-orders-text.ts'

export interface DecisionDialogProps {
  order: HeldOrder
  decision: HeldOrderDecision
  onClose: () => void
}

/** Asks for the reason of a decision (HELD-2). */
export function DecisionDialog({ order: { id, tracking_no }, decision, onClose }: DecisionDialogProps) {
  const t = useHeldOrdersText()
  const decide = useDecideHeldOrder(decision)
  const findInputErrors = useInputErrors()
  const { form, field, isPending, formError } = useForm({
    initial: { reason: '' },
    // Both calls have the same input.
    check: values => findInputErrors(releaseHeldOrder, values),
    send: async ({ reason }) => {
      await decide.mutateAsync({ id, reason })
      toast(t(`${decision}-done`, { number: tracking_no }), { kind: 'success' })
      onClose()
    },
    formErrorOf: error => serverMessage(error) ?? t('decide-failed'),
  })
  return (
    <Dialog open onClose={onClose} pending={isPending} title={t(`${decision}-title`)}>
      <form {...form} className={formStyles.form}>
        <FormError>{formError}</FormError>
        <p>{t(`${decision}-text`)}</p>
        <TextArea
          {...field('reason')}
          label={t('reason')}
          hint={t('reason-hint')}
          rows={3}
          dir="auto"
          readOnly={isPending}
        />
        <div className={formStyles.buttons}>
          <Button kind="secondary" disabled={isPending} onClick={onClose}>
            {t('back')}
          </Button>
          <Button type="submit" kind={decision === 'cancel' ? 'danger' : 'primary'} pending={isPending}>
            {t(decision)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
