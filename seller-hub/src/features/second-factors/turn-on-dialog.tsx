import { serverMessage } from '@closyyy/api-client/api-error'
import { confirmSecondFactor } from '@closyyy/contract/second-factors-calls'
import type { NewSecondFactor } from '@closyyy/contract/second-factors-schemas'
import { FormError } from '@closyyy/forms/form-error'
import { useInputErrors } from '@closyyy/forms/input-errors'
import { type Form, useForm } from '@closyyy/forms/use-form'
import { useLazyComponent } from '@closyyy/platform/rendering/use-lazy-component'
import { usePasswordPrompt } from '@closyyy/platform/sign-in/password-prompt'
import { Button } from '@closyyy/ui/button'
import { Dialog } from '@closyyy/ui/dialog'
import { TextField } from '@closyyy/ui/text-field'
import { useEffect, useState } from 'react'
import { useCloseQuestion } from '../../components/close-question/use-close-question.tsx'
import * as formStyles from '../../components/form/form.module.css'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useConfirmSecondFactor } from './second-factors-queries.ts'
import { useSecondFactorsText } from './second-factors-text.ts'
import * as styles from './two-step-login.module.css'

const loadQrCode = async () => (await import(/* webpackChunkName: "qr-code" */ './qr-code.tsx')).QrCode

export interface TurnOnDialogProps {
  factor: NewSecondFactor
  onClose: () => void
}

/**
 * Shows the QR code, asks for a first code, and stays open while this is sent (UI-17); then shows the recovery codes, which
 * nobody closes by mistake (UI-6).
 */
export function TurnOnDialog({ factor, onClose }: TurnOnDialogProps) {
  const t = useSecondFactorsText()
  const [codes, setCodes] = useState<string[]>()
  const { form, prompt } = useFirstCode(setCodes)
  const texts = { yes: t('unsaved.close'), no: t('unsaved.keep') }
  const { ask, question } = useCloseQuestion({ title: t('unsaved.title'), text: t('unsaved.text'), texts }, onClose)
  return (
    <>
      <Dialog
        size="small"
        open
        onClose={codes ? ask : onClose}
        pending={form.isPending}
        title={t(codes ? 'codes.title' : 'dialog.title')}
      >
        {codes ? <RecoveryCodes codes={codes} onDone={onClose} /> : <FirstCode factor={factor} form={form} />}
      </Dialog>
      {prompt}
      {question}
    </>
  )
}

function useFirstCode(onCodes: (codes: string[]) => void) {
  const t = useSecondFactorsText()
  const { prompt, withPassword } = usePasswordPrompt()
  const confirm = useConfirmSecondFactor(withPassword)
  const findInputErrors = useInputErrors()
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => findInputErrors(confirmSecondFactor, { code }),
    send: async ({ code }) => {
      const { recovery_codes } = await confirm.mutateAsync(code)
      onCodes(recovery_codes)
    },
    formErrorOf: error => serverMessage(error) ?? t('try-failed'),
  })
  return { form, prompt }
}

interface FirstCodeProps {
  factor: NewSecondFactor
  form: Form<{ code: string }>
}

function FirstCode({ factor, form: { form, field, isPending, formError } }: FirstCodeProps) {
  const t = useSecondFactorsText()
  // Without it, the key below can be typed.
  const { Component: QrCode, request } = useLazyComponent(loadQrCode)
  useEffect(() => void request(), [request])
  return (
    <form {...form} className={formStyles.form}>
      <p>{t('scan')}</p>
      {QrCode ? <QrCode text={factor.url} label={t('qr')} /> : <div className={styles.frame} />}
      <p>
        {t('key')}:{' '}
        <bdi className={styles.key} dir="ltr">
          {factor.secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </bdi>
      </p>
      <FormError>{formError}</FormError>
      <fieldset className={formStyles.fields} disabled={isPending} aria-live="polite">
        <TextField
          {...field('code')}
          label={t('code')}
          hint={t('code.hint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
        />
      </fieldset>
      <Button type="submit" size="large" wide pending={isPending} pendingLabel={t('confirming')}>
        {t('confirm')}
      </Button>
    </form>
  )
}
