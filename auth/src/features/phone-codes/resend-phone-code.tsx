import { sendPhoneCode } from '@closyyy/contract/phone-codes-calls'
import { ResendCode } from '@closyyy/forms/resend-code'
import { useServices } from '@closyyy/platform/services'
import { useResend } from '@closyyy/platform/sign-in/use-resend'
import { readDraft, updateDraft } from '../../components/sign-up-draft.ts'
import { useErrorText } from '../../components/use-error-text.ts'
import { usePhoneText } from './phone-codes-text.ts'

export interface ResendPhoneCodeProps {
  /** 12 digits, starting with 92. */
  phone: string
}

export function ResendPhoneCode({ phone }: ResendPhoneCodeProps) {
  const t = usePhoneText()
  const errorText = useErrorText()
  const { api } = useServices()
  const state = useResend({
    send: () => api.call(sendPhoneCode, { body: { phone } }),
    unlocksAt: readDraft().resendAt ?? 0,
    onLocked: resendAt => updateDraft({ resendAt }),
  })
  return <ResendCode {...state} failed={errorText(state.error, t('resend-failed'))} />
}
