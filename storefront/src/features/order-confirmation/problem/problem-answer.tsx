import { serverMessage } from '@closyyy/api-client/api-error'
import { sendDisputeMessage } from '@closyyy/contract/disputes-calls'
import { FormError } from '@closyyy/forms/form-error'
import { useInputErrors } from '@closyyy/forms/input-errors'
import { useForm } from '@closyyy/forms/use-form'
import { useIdempotencyKey } from '@closyyy/forms/use-idempotency-key'
import { useUnsentValues } from '@closyyy/platform/unsent-values'
import { Button } from '@closyyy/ui/button'
import { TextArea } from '@closyyy/ui/text-area'
import * as styles from './problem.module.css'
import { type ProblemOfOrder, useAnswerProblem } from './problem-queries.ts'
import { useProblemText } from './problem-text.ts'

export function ProblemAnswer({ problem }: { problem: ProblemOfOrder }) {
  const t = useProblemText()
  const answer = useAnswerProblem(problem)
  const findInputErrors = useInputErrors()
  const keys = useIdempotencyKey()
  const unsent = useUnsentValues<{ message: string }>(`guest-message-${problem.disputeId}`)
  const { form, field, set, isPending, formError } = useForm({
    initial: unsent.current ?? { message: '' },
    unsent,
    check: ({ message }) => findInputErrors(sendDisputeMessage, { message }),
    send: async ({ message }) => {
      await answer.mutateAsync({ message, key: keys.keyOf(message) })
      keys.forget()
      set('message', '')
    },
    formErrorOf: error => serverMessage(error) ?? t('failed'),
  })
  return (
    <form {...form} className={styles.form}>
      <FormError>{formError}</FormError>
      <TextArea {...field('message')} label={t('message')} rows={3} dir="auto" readOnly={isPending} />
      <Button type="submit" pending={isPending}>
        {t('message.send')}
      </Button>
    </form>
  )
}
