import { sendDisputeMessage } from '@closyyy/contract/disputes'
import { contractFaults } from '@closyyy/forms/contract-faults'
import { FormRefusal } from '@closyyy/forms/form-refusal'
import { useForm } from '@closyyy/forms/use-form'
import { Button } from '@closyyy/ui/button'
import { TextArea } from '@closyyy/ui/text-area'
import * as styles from './dispute-thread.module.css'
import { useDisputesText } from './disputes-text.ts'
import { translateSentence } from './server-text.ts'
import { refusalOf, useSendMessage } from './use-dispute-moves.ts'

/** Writes to the other side. */
export function MessageForm({ disputeId }: { disputeId: number }) {
  const t = useDisputesText()
  const send = useSendMessage(disputeId)
  const { form, field, set, isPending, refusal } = useForm({
    initial: { message: '' },
    check: values => contractFaults(sendDisputeMessage, values),
    send: async ({ message }) => {
      await send.mutateAsync(message)
      set('message', '')
    },
    refusalOf: error => refusalOf(t, error),
    say: sentence => translateSentence(t, sentence),
  })
  return (
    <form {...form} className={styles.form}>
      <FormRefusal>{refusal}</FormRefusal>
      <TextArea {...field('message')} label={t('message')} rows={3} readOnly={isPending} />
      <Button type="submit" className={styles.send} pending={isPending}>
        {t('message.send')}
      </Button>
    </form>
  )
}
