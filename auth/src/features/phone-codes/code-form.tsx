import { LOGIN_PATH, withRedirect } from '@closyyy/contract/paths'
import { Link } from '@closyyy/platform/router'
import { Alert } from '@closyyy/ui/alert'
import { Button, buttonClass } from '@closyyy/ui/button'
import * as form from '../../components/form.module.css'
import { readDraft } from '../../components/sign-up-draft.ts'
import { CodeBoxes } from './code-boxes.tsx'
import { usePhoneText } from './phone-codes-text.ts'
import { useCodeForm } from './use-code-form.ts'

export interface CodeFormProps {
  /** 12 digits, starting with 92. */
  phone: string
  onVerified: () => void
  labelledBy: string
}

export function CodeForm({ phone, onVerified, labelledBy }: CodeFormProps) {
  const t = usePhoneText()
  const { digits, change, error, submit, isPending, verified } = useCodeForm(phone, onVerified)
  if (verified?.user) {
    return (
      <div className={form.form}>
        <Alert kind="warning" title={t('known-title')}>
          {t('known', { username: verified.user.username })}
        </Alert>
        <Link
          className={buttonClass({ size: 'large', wide: true })}
          to={withRedirect(LOGIN_PATH, readDraft().returnTo)}
        >
          {t('login')}
        </Link>
      </div>
    )
  }
  const isDone = verified !== undefined
  return (
    <form className={form.form} aria-labelledby={labelledBy} onSubmit={submit} noValidate>
      {isDone && <Alert kind="success">{t('verified')}</Alert>}
      <CodeBoxes digits={digits} onChange={change} disabled={isPending || isDone} error={error} />
      <Button type="submit" size="large" wide pending={isPending || isDone} pendingLabel={t('verifying')}>
        {t('verify')}
      </Button>
    </form>
  )
}
