import type { Sending } from '@closyyy/contract/transfers-schemas'
import { localTime } from '@closyyy/i18n/local-time'
import { CellNote } from '../table/cell-stack.tsx'
import { useTransfersText } from './transfers-text.ts'

/** Names the administrator who is sending a payout or refund, and the start (PAYOUT-9, REFUND-4). */
export function SendingNote({ of: sending }: { of: Sending | null | undefined }) {
  const t = useTransfersText()
  if (!sending) return null
  const since = localTime(sending.at, 'weekday')
  return (
    <CellNote>
      {sending.is_own ? t('sending-own', { since }) : t('sending', { name: sending.by.username, since })}
    </CellNote>
  )
}
