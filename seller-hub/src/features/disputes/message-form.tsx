import { sendDisputeMessage } from '@closyyy/contract/disputes-calls'
import { disputeFormError } from '@closyyy/forms/dispute-error'
import { useDisputeText } from '@closyyy/forms/dispute-text'
import { FormError } from '@closyyy/forms/form-error'
import { useInputErrors } from '@closyyy/forms/input-errors'
import { isShrinking, PhotoChoice, photosErrorText, readyPhotos } from '@closyyy/forms/photo-choice'
import { type UnsentValues, useForm } from '@closyyy/forms/use-form'
import { usePhotos } from '@closyyy/forms/use-photos'
import { Button } from '@closyyy/ui/button'
import { Disclosure } from '@closyyy/ui/disclosure'
import { TextArea } from '@closyyy/ui/text-area'
import * as styles from './dispute-thread.module.css'
import { useDisputesText } from './disputes-text.ts'
import { useSendMessage } from './use-dispute-actions.ts'

/** Values of the form, with the idempotency key of what was last sent. */
export interface MessageValues extends Record<string, string> {
  message: string
  sent: string
  key: string
}

const empty: MessageValues = { message: '', sent: '', key: '' }

export interface MessageFormProps {
  disputeId: number
  /** Stores the message, also once the dispute takes no more of them. */
  unsent: UnsentValues<MessageValues>
}

export function MessageForm({ disputeId, unsent }: MessageFormProps) {
  const t = useDisputesText()
  const formText = useDisputeText()
  const send = useSendMessage(disputeId)
  const photos = usePhotos()
  const findInputErrors = useInputErrors()
  const { form, field, set, isPending, formError } = useForm({
    initial: { ...empty, ...unsent.current },
    unsent,
    check: ({ message }) => findInputErrors(sendDisputeMessage, { message }),
    send: async ({ message, sent, key: last }) => {
      const ready = readyPhotos(photos)
      const content = [message, ...ready.map(({ id }) => id)].join()
      const key = content === sent ? last : crypto.randomUUID()
      set('sent', content)
      set('key', key)
      await send.mutateAsync({ message, photos: ready, key })
      for (const name of ['message', 'sent', 'key']) set(name, '')
      for (const { id } of photos.photos) photos.remove(id)
    },
    formErrorOf: error => photosErrorText(formText, error) ?? disputeFormError(error, t('failed')),
  })
  return (
    <form {...form} className={styles.form}>
      <FormError>{formError}</FormError>
      <TextArea {...field('message')} label={t('message')} rows={3} dir="auto" readOnly={isPending} />
      <Disclosure summary={formText('photos.add')}>
        <PhotoChoice photos={photos} progress={send.progress} />
      </Disclosure>
      <Button type="submit" className={styles.send} pending={isPending || isShrinking(photos)}>
        {t('message.send')}
      </Button>
    </form>
  )
}
