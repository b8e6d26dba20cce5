import { DisputeMessageForm, type DisputeMessageValues } from '@closyyy/forms/dispute-message-form'
import type { UnsentValues } from '@closyyy/forms/use-form'
import { useDisputesText } from './disputes-text.ts'
import { useSendMessage } from './use-dispute-actions.ts'

export interface MessageFormProps {
  disputeId: number
  unsent: UnsentValues<DisputeMessageValues>
}

export function MessageForm({ disputeId, unsent }: MessageFormProps) {
  const t = useDisputesText()
  return <DisputeMessageForm send={useSendMessage(disputeId)} unsent={unsent} failed={t('failed')} />
}
