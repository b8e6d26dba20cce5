import { serverMessage } from '@closyyy/api-client/api-error'
import { APPEAL_MAX_LENGTH } from '@closyyy/contract/appeals'
import { createAppeal } from '@closyyy/contract/appeals-calls'
import type { Refusal } from '@closyyy/contract/phone-records-schemas'
import { FormError } from '@closyyy/forms/form-error'
import { useInputErrors } from '@closyyy/forms/input-errors'
import { useForm } from '@closyyy/forms/use-form'
import { Button } from '@closyyy/ui/button'
import { Dialog } from '@closyyy/ui/dialog'
import { TextArea } from '@closyyy/ui/text-area'
import { toast } from '@closyyy/ui/toast'
import * as styles from '../../components/form/form.module.css'
import { useCreateAppeal } from './phone-records-queries.ts'
import { usePhoneRecordsText } from './phone-records-text.ts'

export interface AppealDialogProps {
  /** Open if set. */
  refusal: Refusal | undefined
  onClose: () => void
}

/** Asks what happened to a parcel that counts as refused (PHONE-RECORD-3). */
export function AppealDialog({ refusal, onClose }: AppealDialogProps) {
  const t = usePhoneRecordsText()
  const title = refusal ? t('appeal.title', { number: refusal.tracking_no }) : ''
  return (
    <Dialog size="small" open={refusal !== undefined} onClose={onClose} title={title}>
      {refusal && <AppealForm key={refusal.order_id} orderId={refusal.order_id} onClose={onClose} />}
    </Dialog>
  )
}

function AppealForm({ orderId, onClose }: { orderId: number; onClose: () => void }) {
  const t = usePhoneRecordsText()
  const create = useCreateAppeal()
  const findInputErrors = useInputErrors()
  const { form, field, isPending, formError } = useForm({
    initial: { details: '' },
    check: ({ details }) => findInputErrors(createAppeal, { order_id: orderId, details }),
    send: async ({ details }) => {
      await create.mutateAsync({ order_id: orderId, details })
      onClose()
      toast(t('appeal.sent'), { kind: 'success' })
    },
    formErrorOf: error => serverMessage(error) ?? t('appeal.failed'),
  })
  return (
    <form {...form} className={styles.form}>
      <FormError>{formError}</FormError>
      <p>{t('appeal.lead')}</p>
      <fieldset className={styles.fields} disabled={isPending}>
        <TextArea
          {...field('details')}
          label={t('appeal.details')}
          hint={t('appeal.details-hint')}
          dir="auto"
          maxLength={APPEAL_MAX_LENGTH}
        />
      </fieldset>
      <Button type="submit" wide pending={isPending} pendingLabel={t('appeal.sending')}>
        {t('appeal.send')}
      </Button>
    </form>
  )
}
