import { register } from '@closyyy/contract/accounts-calls'
import type { FormValues } from '@closyyy/forms/use-form'
import { useEffect, useEffectEvent } from 'react'
import { keepDraft, readDraft, type SignUpDraft } from '../../components/sign-up-draft.ts'
import { useCallForm, useOwnInputErrors } from '../../components/use-call-form.ts'
import { useAccountsText } from './accounts-text.ts'

/** A step's state; `confirm` may still refuse the values. Every key stroke is kept, and what the server refused of its fields is said when one comes back. */
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

  useEffect(() => keepDraft(values), [values])

  const sayRefused = useEffectEvent(() => {
    const refused = Object.entries(readDraft().refused ?? {}).filter(([name]) => name in values)
    if (refused.length === 0) return
    keepDraft({ refused: undefined })
    call.refuse(Object.fromEntries(refused))
  })
  useEffect(() => sayRefused(), [])

  return call
}
