import { serverMessage } from '@closyyy/api-client/api-error'
import { changePassword } from '@closyyy/contract/accounts-calls'
import { PASSWORD_RESET_PATH } from '@closyyy/contract/paths'
import { MIN_PASSWORD_LENGTH } from '@closyyy/contract/sessions'
import { FormError } from '@closyyy/forms/form-error'
import { useInputErrors } from '@closyyy/forms/input-errors'
import { useForm } from '@closyyy/forms/use-form'
import { Link } from '@closyyy/platform/router'
import { useServices } from '@closyyy/platform/services'
import { Button } from '@closyyy/ui/button'
import { Dialog } from '@closyyy/ui/dialog'
import { PasswordField } from '@closyyy/ui/password-field'
import { toast } from '@closyyy/ui/toast'
import * as styles from '../../components/form/form.module.css'
import { useAccountsText } from './accounts-text.ts'

export interface ChangePasswordDialogProps {
  onClose: () => void
}

/** Open while mounted, until its request ends (UI-17). */
export function ChangePasswordDialog({ onClose }: ChangePasswordDialogProps) {
  const t = useAccountsText()
  const { api } = useServices()
  const findInputErrors = useInputErrors()
  const { form, field, isPending, formError } = useForm({
    initial: { current_password: '', password: '', password_confirmation: '' },
    check: values => findInputErrors(changePassword, values),
    send: async body => {
      await api.call(changePassword, { body })
      toast(t('password.saved'), { kind: 'success' })
      onClose()
    },
    formErrorOf: error => serverMessage(error) ?? t('password.failed'),
  })
  return (
    <Dialog size="small" open onClose={onClose} pending={isPending} title={t('password.title')}>
      <form {...form} className={styles.form}>
        <FormError>{formError}</FormError>
        <p>{t('password.text')}</p>
        <fieldset className={styles.fields} disabled={isPending} aria-live="polite">
          <PasswordField
            {...field('current_password')}
            label={t('password.current')}
            hint={<Link to={PASSWORD_RESET_PATH}>{t('password.forgot')}</Link>}
            autoComplete="current-password"
          />
          <PasswordField
            {...field('password')}
            label={t('password.new')}
            hint={t('password.hint', { count: MIN_PASSWORD_LENGTH })}
            autoComplete="new-password"
          />
          <PasswordField {...field('password_confirmation')} label={t('password.again')} autoComplete="new-password" />
        </fieldset>
        <Button type="submit" size="large" wide pending={isPending} pendingLabel={t('password.saving')}>
          {t('password.save')}
        </Button>
      </form>
    </Dialog>
  )
}
