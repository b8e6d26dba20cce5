import { serverMessage } from '@closyyy/api-client/api-error'
import { MAX_APPEAL_LENGTH } from '@closyyy/contract/appeals'
import { createAppeal } from '@closyyy/contract/appeals-calls'
import type { Refusal } from '@closyyy/contract/phone-records-schemas'
import { FormError } from '@closyyy/forms/form-error'
import { useInputErrors } from '@closyyy/forms/input-errors'
import { useFailureToast } from '@closyyy/forms/use-failure-toast'
import { type UnsentValues, useForm } from '@closyyy/forms/use-form'
import { Button } from '@closyyy/ui/button'
import { Dialog } from '@closyyy/ui/dialog'
import { TextArea } from '@closyyy/ui/text-area'
import { toast } from '@closyyy/ui/toast'
import { useRef } from 'react'
import * as styles from '../../components/form/form.module.css'
import { useCreateAppeal } from './phone-records-queries.ts'
import { usePhoneRecordsText } from './phone-records-text.ts'

export interface AppealDialogProps {
  refusal: Refusal
  open: boolean
  onClose: () => void
}

/** Asks what happened to a parcel that counts as refused (PHONE-RECORD-3). */
export function AppealDialog({ refusal, open, onClose }: AppealDialogProps) {
  const t = usePhoneRecordsText()
  const unsent = useRef<AppealValues>(undefined)
  useFailureToast(open, unsent, error => serverMessage(error) ?? t('appeal.failed'))
  return (
    <Dialog size="small" open={open} onClose={onClose} title={t('appeal.title', { number: refusal.tracking_no })}>
      <AppealForm orderId={refusal.order_id} unsent={unsent} onClose={onClose} />
    </Dialog>
  )
}

interface AppealValues extends Record<string, string> {
  details: string
}

interface AppealFormProps {
  orderId: number
  unsent: UnsentValues<AppealValues>
  onClose: () => void
}

function AppealForm({ orderId, unsent, onClose }: AppealFormProps) {
  const t = usePhoneRecordsText()
  const create = useCreateAppeal()
  const findInputErrors = useInputErrors()
  const { form, field, isPending, formError } = useForm({
    initial: unsent.current ?? { details: '' },
    unsent,
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
          maxLength={MAX_APPEAL_LENGTH}
        />
      </fieldset>
      <Button type="submit" wide pending={isPending} pendingLabel={t('appeal.sending')}>
        {t('appeal.send')}
      </Button>
    </form>
  )
}
