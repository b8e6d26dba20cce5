import { register } from '@closyyy/contract/accounts-calls'
import type { FormValues } from '@closyyy/forms/use-form'
import { useEffect, useEffectEvent } from 'react'
import { readDraft, type SignUpDraft, updateDraft } from '../../components/sign-up-draft.ts'
import { useCallForm, useOwnInputErrors } from '../../components/use-call-form.ts'
import { useAccountsText } from './accounts-text.ts'

/** Stores every keystroke, and shows the server's field errors of this step. `confirm` rejects the values if it throws. */
export function useStepForm<Values extends FormValues & SignUpDraft>(
  initial: Values,
  onDone: () => void,
  confirm?: (values: Values) => Promise<void>,
) {
  const t = useAccountsText()
  const findErrors = useOwnInputErrors()
  const call = useCallForm<Values>({
    initial,
    check: values => findErrors(values, register),
    async send(values) {
      await confirm?.(values)
      onDone()
    },
    failed: t('register-failed'),
  })
  const { values } = call

  useEffect(() => updateDraft(values), [values])

  const showFieldErrors = useEffectEvent(() => {
    const fieldErrors = Object.entries(readDraft().fieldErrors ?? {}).filter(([name]) => name in values)
    if (fieldErrors.length === 0) return
    updateDraft({ fieldErrors: undefined })
    call.setErrors(Object.fromEntries(fieldErrors))
  })
  useEffect(() => showFieldErrors(), [])

  return call
}
