import { Link } from '@closyyy/platform/router'
import { Alert } from '@closyyy/ui/alert'
import { Checkbox } from '@closyyy/ui/checkbox'
import { PHONE_PATH } from '../../addresses.ts'
import { useAccountsText } from './accounts-text.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { StepForm } from './step-form.tsx'
import { type RegisterOptions, useRegisterForm } from './use-register-form.ts'

export interface RegisterFormProps extends RegisterOptions {
  /** Id of the heading that names the form. */
  labelledBy: string
  onBack: () => void
}

/** The last step of registering: the password, and then the account is made. */
export function RegisterForm({ labelledBy, onBack, ...options }: RegisterFormProps) {
  const t = useAccountsText()
  const { form, submit, field, isPending, refusal, isRegistered, needsPhone } = useRegisterForm(options)
  const [password, repeated] = form.watch(['password', 'password_confirmation'])
  const notice = isRegistered ? (
    <Alert kind="success">{t('registered')}</Alert>
  ) : (
    refusal && (
      <Alert kind="danger" action={needsPhone && <Link to={PHONE_PATH}>{t('verify-phone')}</Link>}>
        {refusal}
      </Alert>
    )
  )
  return (
    <StepForm
      step={3}
      labelledBy={labelledBy}
      onSubmit={submit}
      onBack={onBack}
      isPending={isPending || isRegistered}
      notice={notice}
      button={{ text: t('register'), pending: t('registering') }}
    >
      <NewPasswordFields field={field} password={password} repeated={repeated} />
      <Checkbox {...form.register('subscribe')} label={t('subscribe')} />
    </StepForm>
  )
}
