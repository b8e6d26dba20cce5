import { ApiError, isApiError } from '@closyyy/api-client/api-error'
import { register } from '@closyyy/contract/accounts-calls'
import type { CallInput } from '@closyyy/contract/call'
import { useInputErrors } from '@closyyy/forms/input-errors'
import { useServices } from '@closyyy/platform/services'
import { pictureFile } from '@closyyy/ui/picture-file'
import { useEffect, useState } from 'react'
import { keepDraft, readDraft, replaceDraft } from '../../components/sign-up-draft.ts'
import { useCallForm } from '../../components/use-call-form.ts'
import { useAccountsText } from './accounts-text.ts'
import { forgetPicture, keptPicture } from './registration-picture.ts'
import { forgetPasswords, keepPasswords, type Passwords, readPasswords } from './typed-passwords.ts'

type RegistrationInput = CallInput<typeof register>['body']

/** How long people may read that their account is made, in milliseconds (ACCOUNT-5). */
const LEAD_ON_MS = 2_000

/** The step of each field that does not stand in the last one. */
const stepOfField: Record<string, 1 | 2> = { first_name: 1, last_name: 1, profile_picture: 1, email: 2, username: 2 }

export interface RegisterOptions {
  onRegistered: () => void
  /** Leads back to a step of which a field was refused. */
  onRefused: (step: 1 | 2) => void
}

/** The last step's state; it sends all that the three steps took. */
export function useRegisterForm({ onRegistered, onRefused }: RegisterOptions) {
  const t = useAccountsText()
  const { api } = useServices()
  const [isRegistered, setRegistered] = useState(false)
  const [needsPhone, setNeedsPhone] = useState(false)
  const findInputErrors = useInputErrors()
  const call = useCallForm({
    initial: { ...readPasswords(), subscribe: false },
    async check(values) {
      const errors = await findInputErrors(register, bodyOf(values))
      leadBack(errors)
      return errors
    },
    send: values => send(bodyOf(values)).catch(ledBack),
    failed: t('register-failed'),
  })
  const { values } = call

  useEffect(() => {
    if (!isRegistered) keepPasswords({ password: values.password, password_confirmation: values.password_confirmation })
  }, [values, isRegistered])

  async function send(body: RegistrationInput) {
    setNeedsPhone(false)
    await api.call(register, { body: withPicture(body) })
    const { wayOn } = readDraft()
    replaceDraft({ email: body.email.trim(), wayOn })
    forgetPasswords()
    forgetPicture()
    setRegistered(true)
    setTimeout(onRegistered, LEAD_ON_MS)
  }

  /** A field of an earlier step is corrected there. @returns whether there is one */
  function leadBack(faults: Record<string, string>): boolean {
    const refused = Object.entries(faults).filter(([name]) => name in stepOfField)
    if (refused.length === 0) return false
    keepDraft({ refused: Object.fromEntries(refused) })
    onRefused(Math.min(...refused.map(([name]) => stepOfField[name] as number)) as 1 | 2)
    return true
  }

  /** @throws what belongs to this step */
  function ledBack(error: unknown) {
    if (!isApiError(error)) throw error
    const { code, status, message, errors } = error
    if (errors.verification_token ?? errors.phone) {
      setNeedsPhone(true)
      throw new ApiError(code, status, message)
    }
    const first = Object.entries(errors).map(([name, [text = '']]) => [name, text])
    if (!leadBack(Object.fromEntries(first))) throw error
  }

  return { ...call, isRegistered, needsPhone }
}

function bodyOf(values: Passwords & { subscribe: boolean }): RegistrationInput {
  const { verificationToken = '', first_name = '', last_name = '', email = '', username = '' } = readDraft()
  return { verification_token: verificationToken, first_name, last_name, email, username, ...values }
}

/** The form as it is sent: with a picture it is one of several parts. */
function withPicture(body: RegistrationInput): RegistrationInput {
  const picture = keptPicture()
  if (!picture) return body
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) form.set(name, String(value))
  form.set('profile_picture', pictureFile(picture))
  // The client sends a form as it is; the contract types its fields.
  return form as unknown as RegistrationInput
}
