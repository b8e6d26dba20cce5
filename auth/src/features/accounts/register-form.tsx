import { PHONE_PATH } from '@closyyy/contract/paths'
import { Link } from '@closyyy/platform/router'
import { Checkbox } from '@closyyy/ui/checkbox'
import { useAccountsText } from './accounts-text.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { StepForm } from './step-form.tsx'
import { type RegisterOptions, useRegisterForm } from './use-register-form.ts'

export interface RegisterFormProps extends RegisterOptions {
  labelledBy: string
  onBack: () => void
}

export function RegisterForm({ labelledBy, onBack, ...options }: RegisterFormProps) {
  const t = useAccountsText()
  const { isRegistered, needsPhone, ...call } = useRegisterForm(options)
  return (
    <StepForm
      step={3}
      labelledBy={labelledBy}
      call={{ ...call, isPending: call.isPending || isRegistered }}
      errorAction={needsPhone && <Link to={PHONE_PATH}>{t('verify-phone')}</Link>}
      done={isRegistered ? t('registered') : undefined}
      onBack={onBack}
      button={{ text: t('register'), pending: t('registering') }}
    >
      <NewPasswordFields field={call.field} typed={call.values} />
      <Checkbox {...call.box('subscribe')} label={t('subscribe')} />
    </StepForm>
  )
}
