import { PASSWORD_RESET_PATH } from '@closyyy/contract/paths'
import { confirmPassword } from '@closyyy/contract/sessions-calls'
import { passkeysQuery } from '@closyyy/platform/queries/passkeys'
import { useQuery } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { supportsPasskeys } from '@closyyy/platform/sign-in/passkeys'
import type { PasswordPromptProps } from '@closyyy/platform/sign-in/prompt-props'
import { Dialog } from '@closyyy/ui/dialog'
import { PasswordField } from '@closyyy/ui/password-field'
import { useId } from 'react'
import { CallForm } from '../../components/call-form.tsx'
import * as form from '../../components/form.module.css'
import { useCallForm, useOwnInputErrors } from '../../components/use-call-form.ts'
import * as styles from './login-form.module.css'
import { useLoginText } from './login-text.ts'
import { PasskeyConfirmation } from './passkey-confirmation.tsx'

/** Asks for the password or a passkey before a sensitive call (SESSION-16, PASSKEY-4). */
export function PasswordPrompt({ onConfirmed, onClose }: PasswordPromptProps) {
  const t = useLoginText()
  const textId = useId()
  const { api } = useServices()
  const findErrors = useOwnInputErrors()
  const passkeys = useQuery({ ...passkeysQuery, enabled: supportsPasskeys() })
  const call = useCallForm({
    initial: { password: '' },
    check: values => findErrors(values, confirmPassword),
    async send(values) {
      await api.call(confirmPassword, { body: values })
      onConfirmed()
    },
    failed: t('confirm-failed'),
  })
  // Opens once it is known whether there are passkeys, so that nothing moves.
  if (passkeys.isLoading) return null
  const hasPasskeys = Boolean(passkeys.data?.length)
  return (
    <Dialog open onClose={onClose} title={t('confirm-title')} size="small">
      <div className={form.form}>
        <p id={textId}>{t(hasPasskeys ? 'confirm-text-passkey' : 'confirm-text')}</p>
        <CallForm labelledBy={textId} call={call} button={{ text: t('confirm-submit'), pending: t('confirm-pending') }}>
          <div className={styles.password}>
            <PasswordField {...call.field('password')} label={t('password')} autoComplete="current-password" />
            {/* A new tab, so that nothing typed on this page is lost. */}
            <a className={styles.forgot} href={PASSWORD_RESET_PATH} target="_blank" rel="noreferrer">
              {t('forgot')}
            </a>
          </div>
        </CallForm>
        {hasPasskeys && <PasskeyConfirmation onConfirmed={onConfirmed} />}
      </div>
    </Dialog>
  )
}
