import type { Refund } from '@closyyy/contract/refunds-schemas'
import { Badge } from '@closyyy/ui/badge'
import { Day } from '../../components/day.tsx'
import { CellNote, CellStack } from '../../components/table/cell-stack.tsx'
import { SendingNote } from '../../components/transfers/sending-note.tsx'
import { useRefundsText } from './refunds-text.ts'

/**
 * The account that gets the refund, as it is copied into a banking app, of which only the end of the number is shown until
 * somebody sends it (REFUND-4).
 */
export function RefundAccount({ refund: { account, masked_account, sending } }: { refund: Refund }) {
  const t = useRefundsText()
  const shown = account ?? masked_account
  if (!shown) return <CellNote>{t('no-account')}</CellNote>
  return (
    <CellStack breaksWords>
      <span>{t(`method.${shown.method}`)}</span>
      <bdi>{shown.account_title}</bdi>
      {account ? (
        <bdi dir="ltr">{account.account_number}</bdi>
      ) : (
        masked_account && <CellNote>{t('masked-account', { ending: masked_account.ending })}</CellNote>
      )}
      <SendingNote of={sending} />
    </CellStack>
  )
}

export function RefundOrder({ refund: { tracking_no, is_remitted, owed_since } }: { refund: Refund }) {
  const t = useRefundsText()
  return (
    <CellStack breaksWords>
      <bdi>{tracking_no}</bdi>
      <Badge kind={is_remitted ? 'success' : 'warning'}>{t(is_remitted ? 'cash-in' : 'cash-out')}</Badge>
      <CellNote>
        {t('owed-since')} <Day of={owed_since} />
      </CellNote>
    </CellStack>
  )
}
