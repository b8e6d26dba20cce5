import { isApiError } from '@closyyy/api-client/api-error'
import type { SentCode } from '@closyyy/contract/phone-codes-schemas'
import { useMutation } from '@closyyy/platform/query'
import { useState } from 'react'
import { useCountdown } from './use-countdown.ts'

/** A code that can be sent again. */
export interface ResendOptions {
  send: () => Promise<Pick<SentCode, 'resend_in'>>
  /** Time in milliseconds from which another code may be sent, when the component mounts. */
  unlocksAt: number
  /** Stores the time when it changes. */
  onLocked?: (unlocksAt: number) => void
}

/** Sends another code once the resend lock is over, whose whole `seconds` are counted down (PHONE-3). */
export function useResend({ send, unlocksAt, onLocked }: ResendOptions) {
  const [resendAt, setResendAt] = useState(unlocksAt)
  const seconds = useCountdown(resendAt)
  function lockFor(wait: number) {
    const until = Date.now() + wait * 1_000
    onLocked?.(until)
    setResendAt(until)
  }
  const { isPending, isSuccess, error, mutate } = useMutation({
    mutationFn: send,
    onSuccess: ({ resend_in }) => lockFor(resend_in),
    onError: failure => isApiError(failure) && failure.retryAfter && lockFor(failure.retryAfter),
  })
  return { seconds, isPending, isSuccess, error, resend: () => seconds === 0 && mutate() }
}
