import { serverMessage } from '@closyyy/api-client/api-error'
import { MAX_CHAT_MESSAGE_LENGTH } from '@closyyy/contract/chats'
import { sendChatMessage } from '@closyyy/contract/chats-calls'
import { createUsePageText } from '@closyyy/i18n/text'
import { Button } from '@closyyy/ui/button'
import { ChipList, chipClass } from '@closyyy/ui/chip'
import { TextArea } from '@closyyy/ui/text-area'
import { useRef } from 'react'
import { FormError } from '../form-error.tsx'
import { useInputErrors } from '../input-errors.ts'
import * as styles from '../message-form.module.css'
import { type UnsentValues, useForm } from '../use-form.ts'
import { useIdempotencyKey } from '../use-idempotency-key.ts'
import en from './messages/en.json'
import ur from './messages/ur.json'

const useText = createUsePageText({ name: 'forms.chat', en, ur })

const suggestions = ['measurements', 'flaws', 'delivery'] as const

/** Values of the form, as typed. */
export interface ChatValues extends Record<string, string> {
  message: string
}

export interface ChatFormProps {
  /** Sends the message; a retry of the same text has the same key (CHAT-7). */
  send: (message: string, options: { headers: { 'Idempotency-Key': string } }) => Promise<unknown>
  /** True if buttons fill in what buyers usually ask. */
  suggests?: boolean
  /** Stores the message and its key while the form is unmounted, as in a closed dialog. */
  unsent?: UnsentValues<ChatValues>
}

/** Writes a message of a chat about a listing; it stays typed until it is sent (CHAT-2). */
export function ChatForm({ send, suggests = false, unsent }: ChatFormProps) {
  const t = useText()
  const findInputErrors = useInputErrors()
  const keys = useIdempotencyKey(unsent)
  const area = useRef<HTMLTextAreaElement>(null)
  const { form, field, set, isPending, formError } = useForm({
    initial: unsent?.current ?? { message: '' },
    unsent,
    check: ({ message }) => findInputErrors(sendChatMessage, { message }),
    send: async ({ message }) => {
      await send(message, { headers: { 'Idempotency-Key': keys.keyOf(message) } })
      keys.forget()
      set('message', '')
    },
    formErrorOf: error => serverMessage(error) ?? t('failed'),
  })
  const suggest = (question: string) => {
    set('message', question)
    area.current?.focus()
  }
  return (
    <form {...form} className={styles.form}>
      <FormError>{formError}</FormError>
      {suggests && (
        <ChipList label={t('suggestions')}>
          {suggestions.map(name => {
            const question = t(`suggestion.${name}`)
            return (
              <button key={name} type="button" className={chipClass()} onClick={() => suggest(question)}>
                {question}
              </button>
            )
          })}
        </ChipList>
      )}
      <TextArea
        {...field('message')}
        ref={area}
        label={t('label')}
        rows={3}
        dir="auto"
        maxLength={MAX_CHAT_MESSAGE_LENGTH}
        readOnly={isPending}
      />
      <Button type="submit" className={styles.send} pending={isPending} pendingLabel={t('sending')}>
        {t('send')}
      </Button>
    </form>
  )
}
