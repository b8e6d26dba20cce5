import { serverMessage } from '@closyyy/api-client/api-error'
import { saveBankDetails } from '@closyyy/contract/bank-details-calls'
import type { BankDetails } from '@closyyy/contract/bank-details-schemas'
import { FormError } from '@closyyy/forms/form-error'
import { useInputErrors } from '@closyyy/forms/input-errors'
import { useAfterSuccess } from '@closyyy/forms/use-after-success'
import { useForm } from '@closyyy/forms/use-form'
import { useMutation, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { usePasswordPrompt, type WithPassword } from '@closyyy/platform/sign-in/password-prompt'
import { Alert } from '@closyyy/ui/alert'
import { Button } from '@closyyy/ui/button'
import { Dialog } from '@closyyy/ui/dialog'
import { TextField } from '@closyyy/ui/text-field'
import { useState } from 'react'
import * as styles from '../../components/form/form.module.css'
import { bankDetailsQuery } from './bank-details-queries.ts'
import { useBankDetailsText } from './bank-details-text.ts'
import { bankFields, takesText } from './bank-fields.ts'

/** Time before the dialog closes (PAYOUT-1). */
const CLOSE_AFTER_MS = 1_500

const empty: BankDetails = { bank_name: '', account_title: '', account_number: '', iban: '', branch_code: '' }

export interface BankDetailsDialogProps {
  /** Null before the first save. */
  details: BankDetails | null
  onClose: () => void
}

/** Open while mounted, until its request ends (UI-17). */
export function BankDetailsDialog({ details, onClose }: BankDetailsDialogProps) {
  const t = useBankDetailsText()
  const [isSaved, setIsSaved] = useState(false)
  const { prompt, withPassword } = usePasswordPrompt()
  const save = useSaveBankDetails(withPassword)
  const findInputErrors = useInputErrors()
  const { form, field, set, setError, isPending, formError } = useForm({
    initial: details ?? empty,
    check: values => findInputErrors(saveBankDetails, values),
    send: async values => {
      await save.mutateAsync(values)
      setIsSaved(true)
    },
    formErrorOf: error => t('save-failed', { reason: serverMessage(error) ?? t('no-network') }),
  })
  useAfterSuccess(CLOSE_AFTER_MS, isSaved, onClose)
  return (
    <Dialog open onClose={onClose} pending={isPending} title={t('edit')}>
      <form {...form} className={styles.form}>
        {isSaved && <Alert kind="success">{t('saved')}</Alert>}
        <FormError>{formError}</FormError>
        <fieldset className={styles.fields} disabled={isPending || isSaved} aria-live="polite">
          {bankFields.map(({ name, takes }) => (
            <TextField
              key={name}
              {...field(name)}
              label={t(name)}
              onChange={({ target }) => {
                if (takesText(takes, target.value)) set(name, target.value)
                else setError(name, t(takes === 'digits' ? 'digits' : 'letters'))
              }}
              inputMode={takes === 'digits' ? 'numeric' : undefined}
              dir={takes === 'letters' ? 'auto' : 'ltr'}
              autoComplete="off"
            />
          ))}
        </fieldset>
        <div className={styles.buttons}>
          <Button kind="secondary" disabled={isPending} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" pending={isPending} disabled={isSaved} pendingLabel={t('saving')}>
            {t('save')}
          </Button>
        </div>
      </form>
      {prompt}
    </Dialog>
  )
}

function useSaveBankDetails(withPassword: WithPassword) {
  const { api } = useServices()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: BankDetails) => withPassword(() => api.call(saveBankDetails, { body })),
    onSuccess: saved => queryClient.setQueryData(bankDetailsQuery.queryKey, saved),
  })
}
