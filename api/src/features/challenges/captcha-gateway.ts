import { serviceUnavailable } from '../../http/error-handler.ts'
import type { CaptchaSettings } from '../../settings/challenge-settings.ts'
import type { Challenger } from './challenger.ts'

const TIMEOUT_MS = 5_000
const MAX_RESPONSE_LENGTH = 4_096

/**
 * Has a CAPTCHA service verify what its widget returned, with the request that reCAPTCHA, hCaptcha and Turnstile share:
 * a form with `secret` and `response`, and the JSON `{ success: true }`. @throws AppError `unavailable` if the service fails
 */
export function createCaptcha({ page, verifyUrl, secret }: CaptchaSettings): Challenger {
  return {
    create: async () => ({ kind: 'captcha', page }),
    async isSolution(puzzle, response) {
      if (puzzle.kind !== 'captcha' || response.length > MAX_RESPONSE_LENGTH) return false
      const verified = await fetch(verifyUrl, {
        method: 'POST',
        body: new URLSearchParams({ secret, response }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
        .then(answer => (answer.ok ? answer.json() : undefined))
        .catch(() => undefined)
      if (verified === undefined) throw serviceUnavailable()
      return Object(verified).success === true
    },
  }
}
