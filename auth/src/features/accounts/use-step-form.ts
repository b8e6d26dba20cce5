import { useEffect } from 'react'
import type { DefaultValues, FieldValues, Path, Resolver } from 'react-hook-form'
import { keepDraft, readDraft, type SignUpDraft } from '../../components/sign-up-draft.ts'
import { useCallForm } from '../../components/use-call-form.ts'
import { useAccountsSentence, useAccountsText } from './accounts-text.ts'

export interface StepOptions<Values extends FieldValues> {
  resolver: Resolver<Values>
  defaultValues: DefaultValues<Values>
  firstField: Path<Values>
  /** Leads on when the step keeps the rules. */
  onDone: () => void
}

/** A step's state: every key stroke is kept, and what the server refused of its fields is said when one comes back. */
export function useStepForm<Values extends FieldValues & SignUpDraft>(options: StepOptions<Values>) {
  const { resolver, defaultValues, firstField, onDone } = options
  const t = useAccountsText()
  const { form, ...rest } = useCallForm({
    resolver,
    defaultValues,
    async send(values) {
      keepDraft(values)
      onDone()
    },
    say: useAccountsSentence(),
    failed: t('register-failed'),
    firstField,
  })
  const { watch, setError, getValues } = form

  useEffect(() => {
    const kept = watch(values => keepDraft(values as SignUpDraft))
    return () => kept.unsubscribe()
  }, [watch])

  useEffect(() => {
    const refused = Object.entries(readDraft().refused ?? {}).filter(([name]) => name in getValues())
    if (refused.length === 0) return
    keepDraft({ refused: undefined })
    for (const [at, [name, message]] of refused.entries())
      setError(name as Path<Values>, { type: 'server', message }, { shouldFocus: at === 0 })
  }, [getValues, setError])

  return rest
}
