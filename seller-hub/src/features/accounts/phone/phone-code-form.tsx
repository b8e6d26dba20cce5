import { serverMessage } from '@closyyy/api-client/api-error'
import { changePhone, requestPhoneChange } from '@closyyy/contract/accounts-calls'
import { codeDigits, phoneOf } from '@closyyy/contract/phone-codes'
import type { SentCode } from '@closyyy/contract/phone-codes-schemas'
import { FormError } from '@closyyy/forms/form-error'
import { useInputErrors } from '@closyyy/forms/input-errors'
import { ResendCode } from '@closyyy/forms/resend-code'
import { useForm } from '@closyyy/forms/use-form'
import { displayPhone } from '@closyyy/i18n/phone'
import { ownUserQuery } from '@closyyy/platform/queries/own-user'
import { useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { usePasswordPrompt } from '@closyyy/platform/sign-in/password-prompt'
import { useResend } from '@closyyy/platform/sign-in/use-resend'
import { Button } from '@closyyy/ui/button'
import { TextField } from '@closyyy/ui/text-field'
import { toast } from '@closyyy/ui/toast'
import { useEffect, useRef } from 'react'
import * as styles from '../../../components/form/form.module.css'
import { useOwnPhoneText } from './phone-text.ts'

/** A code that was sent to a new phone. */
export interface SentPhoneCode {
  /** 12 digits, starting with 92. */
  phone: string
  /** Undefined for a code that was sent before the dialog opened. */
  minutes?: number
  /** Time in milliseconds from which another code may be sent. */
  unlocksAt: number
}

export function sentCode(typed: string, { resend_in, expires_in }: SentCode): SentPhoneCode {
  const phone = phoneOf(typed) ?? typed
  return { phone, minutes: Math.round(expires_in / 60), unlocksAt: Date.now() + resend_in * 1_000 }
}

export interface PhoneCodeFormProps {
  sent: SentPhoneCode
  /** Called with each request that the form starts. */
  onRequest: (request: Promise<unknown>) => void
  onResent: (sent: SentPhoneCode) => void
  onOther: () => void
  onSaved: () => void
}

export function PhoneCodeForm({ sent, onRequest, onResent, onOther, onSaved }: PhoneCodeFormProps) {
  const t = useOwnPhoneText()
  const { api } = useServices()
  const queryClient = useQueryClient()
  const { prompt, withPassword } = usePasswordPrompt()
  const findInputErrors = useInputErrors()
  const code = useRef<HTMLInputElement>(null)
  useEffect(() => code.current?.focus(), [])
  const shown = displayPhone(sent.phone)
  const { form, field, isPending, formError } = useForm({
    initial: { otp: '' },
    check: ({ otp }) => findInputErrors(changePhone, { phone: sent.phone, otp }),
    send: async ({ otp }) => {
      const body = { phone: sent.phone, otp: codeDigits(otp) }
      await withPassword(() => api.call(changePhone, { body })).finally(() => {
        // Also after an error: the response may have been lost.
        void queryClient.invalidateQueries({ queryKey: ownUserQuery.queryKey })
      })
      toast(t('saved', { phone: shown }), { kind: 'success' })
      onSaved()
    },
    formErrorOf: error => serverMessage(error) ?? t('save-failed'),
  })
  async function resend() {
    const resent = await withPassword(() => api.call(requestPhoneChange, { body: { phone: sent.phone } }))
    onResent(sentCode(sent.phone, resent))
    return resent
  }
  return (
    <>
      <form {...form} onSubmit={event => onRequest(form.onSubmit(event))} className={styles.form}>
        <FormError>{formError}</FormError>
        <p>
          {sent.minutes === undefined
            ? t('sent-before', { phone: shown })
            : t('sent', { phone: shown, minutes: sent.minutes })}
        </p>
        <fieldset className={styles.fields} disabled={isPending} aria-live="polite">
          <TextField
            {...field('otp')}
            ref={code}
            label={t('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            dir="ltr"
          />
        </fieldset>
        <Button type="submit" size="large" wide pending={isPending} pendingLabel={t('saving')}>
          {t('save')}
        </Button>
        <ResendOwnCode
          unlocksAt={sent.unlocksAt}
          send={() => {
            const request = resend()
            onRequest(request)
            return request
          }}
          onOther={onOther}
        />
      </form>
      {prompt}
    </>
  )
}

interface ResendOwnCodeProps {
  unlocksAt: number
  send: () => Promise<SentCode>
  onOther: () => void
}

function ResendOwnCode({ onOther, ...options }: ResendOwnCodeProps) {
  const t = useOwnPhoneText()
  return (
    <ResendCode {...useResend(options)} failed={t('send-failed')}>
      <Button kind="quiet" onClick={onOther}>
        {t('other')}
      </Button>
    </ResendCode>
  )
}
