import { serverMessage } from '@closyyy/api-client/api-error'
import { sendDisputeMessage } from '@closyyy/contract/disputes-calls'
import { useDisputeText } from '@closyyy/forms/dispute-text'
import { FormError } from '@closyyy/forms/form-error'
import { useInputErrors } from '@closyyy/forms/input-errors'
import { isShrinking, PhotoChoice, photosErrorText, readyPhotos } from '@closyyy/forms/photo-choice'
import { useForm } from '@closyyy/forms/use-form'
import { useIdempotencyKey } from '@closyyy/forms/use-idempotency-key'
import { usePhotos } from '@closyyy/forms/use-photos'
import { useUnsentValues } from '@closyyy/platform/unsent-values'
import { Button } from '@closyyy/ui/button'
import { Disclosure } from '@closyyy/ui/disclosure'
import { TextArea } from '@closyyy/ui/text-area'
import * as styles from './problem.module.css'
import { type ProblemOfOrder, useAnswerProblem } from './problem-queries.ts'
import { useProblemText } from './problem-text.ts'

export function ProblemAnswer({ problem }: { problem: ProblemOfOrder }) {
  const t = useProblemText()
  const formText = useDisputeText()
  const answer = useAnswerProblem(problem)
  const photos = usePhotos()
  const findInputErrors = useInputErrors()
  const unsent = useUnsentValues<{ message: string }>(`guest-message-${problem.disputeId}`)
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
    formErrorOf: error => photosErrorText(formText, error) ?? serverMessage(error) ?? t('failed'),
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
