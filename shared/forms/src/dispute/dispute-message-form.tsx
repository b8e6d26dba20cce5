import { sendDisputeMessage } from '@closyyy/contract/disputes-calls'
import { Button } from '@closyyy/ui/button'
import { Disclosure } from '@closyyy/ui/disclosure'
import { TextArea } from '@closyyy/ui/text-area'
import { FormError } from '../form-error.tsx'
import { useInputErrors } from '../input-errors.ts'
import * as styles from '../message-form.module.css'
import { usePhotos } from '../photos/use-photos.ts'
import { type UnsentValues, useForm } from '../use-form.ts'
import { useIdempotencyKey } from '../use-idempotency-key.ts'
import { disputeFormError } from './dispute-error.ts'
import {
  DisputePhotoPicker,
  type DisputePhotoPickerProps,
  isShrinking,
  photosErrorText,
  readyPhotos,
} from './dispute-photo-picker.tsx'
import type { DisputeMessage } from './dispute-requests.ts'
import { useDisputeText } from './dispute-text.ts'

/** Values of the form, as typed. */
export interface DisputeMessageValues extends Record<string, string> {
  message: string
}

export interface DisputeMessageFormProps {
  send: { mutateAsync: (message: DisputeMessage) => Promise<unknown>; progress: DisputePhotoPickerProps['progress'] }
  /** Stores the message and its key, also once the dispute takes no more of them. */
  unsent: UnsentValues<DisputeMessageValues>
  /** Message of a failure without one of the server. */
  failed: string
}

/** Writes a message of a dispute, with photos; a retry of the same one has the same key (DISPUTE-7). */
export function DisputeMessageForm({ send, unsent, failed }: DisputeMessageFormProps) {
  const t = useDisputeText()
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
      await send.mutateAsync({ message, photos: ready, key })
      keys.forget()
      set('message', '')
      for (const { id } of photos.photos) photos.remove(id)
    },
    formErrorOf: error => photosErrorText(t, error) ?? disputeFormError(error, failed),
  })
  return (
    <form {...form} className={styles.form}>
      <FormError>{formError}</FormError>
      <TextArea {...field('message')} label={t('message')} rows={3} dir="auto" readOnly={isPending} />
      <Disclosure summary={t('photos.add')}>
        <DisputePhotoPicker photos={photos} progress={send.progress} />
      </Disclosure>
      <Button type="submit" className={styles.send} pending={isPending || isShrinking(photos)}>
        {t('message.send')}
      </Button>
    </form>
  )
}
