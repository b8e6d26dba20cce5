import { PasswordField, type PasswordFieldProps } from '@closyyy/ui/password-field'
import { useAccountsText } from './accounts-text.ts'
import { PasswordRules } from './password-rules.tsx'

export interface NewPasswordFieldsProps {
  field: (name: 'password' | 'password_confirmation') => Omit<PasswordFieldProps, 'label'>
  password: string
  repeated: string
}

/** A new password, twice, with its rules. */
export function NewPasswordFields({ field, password, repeated }: NewPasswordFieldsProps) {
  const t = useAccountsText()
  return (
    <>
      <PasswordField {...field('password')} label={t('password')} autoComplete="new-password" />
      <PasswordField {...field('password_confirmation')} label={t('password-again')} autoComplete="new-password" />
      <PasswordRules password={password} repeated={repeated} />
    </>
  )
}
