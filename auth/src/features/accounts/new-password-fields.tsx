import { PasswordField, type PasswordFieldProps } from '@closyyy/ui/password-field'
import { useAccountsText } from './accounts-text.ts'
import { PasswordRules } from './password-rules.tsx'
import type { Passwords } from './registration-storage.ts'

export interface NewPasswordFieldsProps {
  field: (name: keyof Passwords) => Omit<PasswordFieldProps, 'label'>
  typed: Passwords
}

export function NewPasswordFields({ field, typed }: NewPasswordFieldsProps) {
  const t = useAccountsText()
  return (
    <>
      <PasswordField {...field('password')} label={t('password')} autoComplete="new-password" />
      <PasswordField {...field('password_confirmation')} label={t('password-again')} autoComplete="new-password" />
      <PasswordRules password={typed.password} repeated={typed.password_confirmation} />
    </>
  )
}
