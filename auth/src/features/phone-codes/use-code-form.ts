import { verifyPhoneCode } from '@closyyy/contract/phone-codes-calls'
import type { VerifiedPhone } from '@closyyy/contract/phone-codes-schemas'
import { useAfterSuccess } from '@closyyy/forms/use-after-success'
import { useMutation } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { type FormEvent, useState } from 'react'
import { updateDraft } from '../../components/sign-up-draft.ts'
import { useErrorText } from '../../components/use-error-text.ts'
import { noDigits } from './code-boxes.tsx'
import { usePhoneText } from './phone-codes-text.ts'

const REDIRECT_DELAY_MS = 1_000

/** Calls `onVerified` if the phone is confirmed and has no account yet. */
export function useCodeForm(phone: string, onVerified: () => void) {
  const t = usePhoneText()
  const errorText = useErrorText()
  const { api } = useServices()
  const [digits, setDigits] = useState(noDigits)
  const [error, setError] = useState<string>()
  const verify = useMutation({
    mutationFn: (otp: string) => api.call(verifyPhoneCode, { body: { phone, otp } }),
    onMutate: () => setError(undefined),
    onSuccess({ verification_token }: VerifiedPhone) {
      if (verification_token) updateDraft({ verificationToken: verification_token })
    },
    onError: failure => setError(errorText(failure, t('code-failed'))),
  })
  useAfterSuccess(REDIRECT_DELAY_MS, Boolean(verify.data?.verification_token), onVerified)

  return {
    digits,
    error,
    isPending: verify.isPending,
    verified: verify.data,
    change(next: string[]) {
      setDigits(next)
      setError(undefined)
    },
    submit(event: FormEvent) {
      event.preventDefault()
      if (digits.some(digit => digit === '')) setError(t('code-needed'))
      else if (!verify.isPending) verify.mutate(digits.join(''))
    },
  }
}
