import { ApiError, isApiError } from '@closyyy/api-client/api-error'
import { register } from '@closyyy/contract/accounts-calls'
import type { CallInput } from '@closyyy/contract/call'
import { useInputErrors } from '@closyyy/forms/input-errors'
import { useAfterSuccess } from '@closyyy/forms/use-after-success'
import { useServices } from '@closyyy/platform/services'
import { pictureFile } from '@closyyy/ui/picture-file'
import { useEffect, useState } from 'react'
import { readDraft, replaceDraft, updateDraft } from '../../components/sign-up-draft.ts'
import { useCallForm } from '../../components/use-call-form.ts'
import { useAccountsText } from './accounts-text.ts'
import {
  clearPasswords,
  clearPicture,
  type Passwords,
  readPasswords,
  readStoredPicture,
  storePasswords,
} from './registration-storage.ts'

type RegistrationInput = CallInput<typeof register>['body']

/** ACCOUNT-5. */
const REDIRECT_DELAY_MS = 2_000

const stepOfField: Record<string, 1 | 2> = { first_name: 1, last_name: 1, profile_picture: 1, email: 2, username: 2 }

export interface RegisterOptions {
  onRegistered: () => void
  /** Called with the earlier step that has a field error. */
  onRejected: (step: 1 | 2) => void
}

export function useRegisterForm({ onRegistered, onRejected }: RegisterOptions) {
  const t = useAccountsText()
  const { api } = useServices()
  const [isRegistered, setRegistered] = useState(false)
  useAfterSuccess(REDIRECT_DELAY_MS, isRegistered, onRegistered)
  const [needsPhone, setNeedsPhone] = useState(false)
  const findInputErrors = useInputErrors()
  const call = useCallForm({
    initial: { ...readPasswords(), subscribe: false },
    async check(values) {
      const errors = await findInputErrors(register, bodyOf(values))
      returnToStep(errors)
      return errors
    },
    send: values => send(bodyOf(values)).catch(returnOrThrow),
    failed: t('register-failed'),
  })
  const { values } = call

  useEffect(() => {
    if (!isRegistered)
      storePasswords({ password: values.password, password_confirmation: values.password_confirmation })
  }, [values, isRegistered])

  async function send(body: RegistrationInput) {
    setNeedsPhone(false)
    await api.call(register, { body: withPicture(body) })
    const { returnTo } = readDraft()
    replaceDraft({ email: body.email.trim(), returnTo })
    clearPasswords()
    clearPicture()
    setRegistered(true)
  }

  /** Returns to the step with the first field error. @returns whether an earlier step has one */
  function returnToStep(errors: Record<string, string>): boolean {
    const fieldErrors = Object.entries(errors).filter(([name]) => name in stepOfField)
    if (fieldErrors.length === 0) return false
    updateDraft({ fieldErrors: Object.fromEntries(fieldErrors) })
    onRejected(Math.min(...fieldErrors.map(([name]) => stepOfField[name] as number)) as 1 | 2)
    return true
  }

  /** @throws errors that this step shows */
  function returnOrThrow(error: unknown) {
    if (!isApiError(error)) throw error
    const { code, status, message, errors } = error
    if (errors.verification_token ?? errors.phone) {
      setNeedsPhone(true)
      throw new ApiError(code, status, message)
    }
    const first = Object.entries(errors).map(([name, [text = '']]) => [name, text])
    if (!returnToStep(Object.fromEntries(first))) throw error
  }

  return { ...call, isRegistered, needsPhone }
}

function bodyOf(values: Passwords & { subscribe: boolean }): RegistrationInput {
  const { verificationToken = '', first_name = '', last_name = '', email = '', username = '' } = readDraft()
  return { verification_token: verificationToken, first_name, last_name, email, username, ...values }
}

function withPicture(body: RegistrationInput): RegistrationInput {
  const picture = readStoredPicture()
  if (!picture) return body
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) form.set(name, String(value))
  form.set('profile_picture', pictureFile(picture))
  // The client sends FormData unchanged; the contract types its fields.
  return form as unknown as RegistrationInput
}
