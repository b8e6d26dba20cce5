import type { Refund } from '@closyyy/contract/refunds-schemas'
import { Badge } from '@closyyy/ui/badge'
import { Day } from '../../components/day.tsx'
import { CellNote, CellStack } from '../../components/table/cell-stack.tsx'
import { useRefundsText } from './refunds-text.ts'

/** The account that gets the refund, as it is copied into a banking app. */
export function RefundAccount({ refund: { account } }: { refund: Refund }) {
  const t = useRefundsText()
  if (!account) return <CellNote>{t('no-account')}</CellNote>
  return (
    <CellStack breaksWords>
      <span>{t(`method.${account.method}`)}</span>
      <bdi>{account.account_title}</bdi>
      <bdi dir="ltr">{account.account_number}</bdi>
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
