import { sendDisputeMessage } from '@closyyy/contract/disputes-calls'
import { disputeFormError } from '@closyyy/forms/dispute-error'
import { useDisputeText } from '@closyyy/forms/dispute-text'
import { FormError } from '@closyyy/forms/form-error'
import { useInputErrors } from '@closyyy/forms/input-errors'
import { isShrinking, PhotoChoice, photosErrorText, readyPhotos } from '@closyyy/forms/photo-choice'
import { type UnsentValues, useForm } from '@closyyy/forms/use-form'
import { useIdempotencyKey } from '@closyyy/forms/use-idempotency-key'
import { usePhotos } from '@closyyy/forms/use-photos'
import { Button } from '@closyyy/ui/button'
import { Disclosure } from '@closyyy/ui/disclosure'
import { TextArea } from '@closyyy/ui/text-area'
import * as styles from './problem.module.css'
import { type ProblemOfOrder, useAnswerProblem } from './problem-queries.ts'
import { useProblemText } from './problem-text.ts'

/** Values of the form, as typed. */
export interface AnswerValues extends Record<string, string> {
  message: string
}

export interface ProblemAnswerProps {
  problem: ProblemOfOrder
  /** Stores the message and its key, also once the problem has ended. */
  unsent: UnsentValues<AnswerValues>
}

export function ProblemAnswer({ problem, unsent }: ProblemAnswerProps) {
  const t = useProblemText()
  const formText = useDisputeText()
  const answer = useAnswerProblem(problem)
  const photos = usePhotos()
  const findInputErrors = useInputErrors()
  const keys = useIdempotencyKey(unsent)
  const { form, field, set, isPending, formError } = useForm({
    initial: unsent.current ?? { message: '' },
    unsent,
    check: ({ message }) => findInputErrors(sendDisputeMessage, { message }),
    send: async ({ message }) => {
      const ready = readyPhotos(photos)
      const key = keys.keyOf([message, ...ready.map(({ id }) => id)].join())
      await answer.mutateAsync({ message, photos: ready, key })
      keys.forget()
      set('message', '')
      for (const { id } of photos.photos) photos.remove(id)
    },
    formErrorOf: error => photosErrorText(formText, error) ?? disputeFormError(error, t('failed')),
  })
  return (
    <form {...form} className={styles.form}>
      <FormError>{formError}</FormError>
      <TextArea {...field('message')} label={t('message')} rows={3} dir="auto" readOnly={isPending} />
      <Disclosure summary={formText('photos.add')}>
        <PhotoChoice photos={photos} progress={answer.progress} />
      </Disclosure>
      <Button type="submit" pending={isPending || isShrinking(photos)}>
        {t('message.send')}
      </Button>
    </form>
  )
}
