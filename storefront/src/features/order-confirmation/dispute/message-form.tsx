import { DisputeMessageForm, type DisputeMessageValues } from '@closyyy/forms/dispute-message-form'
import type { UnsentValues } from '@closyyy/forms/use-form'
import * as styles from './dispute.module.css'
import { type DisputeAccess, useSendMessage } from './dispute-queries.ts'
import { useGuestDisputeText } from './guest-dispute-text.ts'

export interface MessageFormProps {
  access: DisputeAccess
  unsent: UnsentValues<DisputeMessageValues>
}

export function MessageForm({ access, unsent }: MessageFormProps) {
  const t = useGuestDisputeText()
  return (
    <div className={styles.wide}>
      <DisputeMessageForm send={useSendMessage(access)} unsent={unsent} failed={t('failed')} />
    </div>
  )
}
