import { serverMessage } from '@closyyy/api-client/api-error'
import { requestEmailChange } from '@closyyy/contract/accounts-calls'
import { FormError } from '@closyyy/forms/form-error'
import { useInputErrors } from '@closyyy/forms/input-errors'
import { useForm } from '@closyyy/forms/use-form'
import { ownUserQuery } from '@closyyy/platform/queries/own-user'
import { useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { usePasswordPrompt } from '@closyyy/platform/sign-in/password-prompt'
import { Button } from '@closyyy/ui/button'
import { Dialog } from '@closyyy/ui/dialog'
import { TextField } from '@closyyy/ui/text-field'
import { toast } from '@closyyy/ui/toast'
import * as styles from '../../components/form/form.module.css'
import { useAccountsText } from './accounts-text.ts'

export interface ChangeEmailDialogProps {
  /** The current email. */
  email: string
  onClose: () => void
}

/** Open while mounted, until its request ends (UI-17). */
export function ChangeEmailDialog({ email, onClose }: ChangeEmailDialogProps) {
  const t = useAccountsText()
  const { api } = useServices()
  const queryClient = useQueryClient()
  const { prompt, withPassword } = usePasswordPrompt()
  const findInputErrors = useInputErrors()
  const { form, field, isPending, formError } = useForm({
    initial: { email: '' },
    check: values => findInputErrors(requestEmailChange, values),
    send: async body => {
      const message = await withPassword(() => api.call(requestEmailChange, { body }))
      toast(message, { kind: 'success' })
      void queryClient.invalidateQueries({ queryKey: ownUserQuery.queryKey })
      onClose()
    },
    formErrorOf: error => serverMessage(error) ?? t('email.failed'),
  })
  return (
    <Dialog size="small" open onClose={onClose} pending={isPending} title={t('email.title')}>
      <form {...form} className={styles.form}>
        <FormError>{formError}</FormError>
        <p>{t('email.text', { email })}</p>
        <fieldset className={styles.fields} disabled={isPending} aria-live="polite">
          <TextField {...field('email')} label={t('email.new')} type="email" autoComplete="email" dir="ltr" />
        </fieldset>
        <Button type="submit" size="large" wide pending={isPending} pendingLabel={t('email.sending')}>
          {t('email.send')}
        </Button>
      </form>
      {prompt}
    </Dialog>
  )
}
