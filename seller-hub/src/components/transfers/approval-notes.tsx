import type { Payout } from '@closyyy/contract/payouts-schemas'
import { localTime } from '@closyyy/i18n/local-time'
import { formatPrice } from '@closyyy/i18n/money'
import { Badge } from '@closyyy/ui/badge'
import * as styles from './approval-notes.module.css'
import { useTransfersText } from './transfers-text.ts'

export type ApprovalNotesProps = Pick<Payout, 'two_people' | 'approval' | 'conflict_of_interest'>

/** Why an amount takes two people or somebody else, and who approved it first (PAYOUT-6, REMITTANCE-7). */
export function ApprovalNotes({ two_people, approval, conflict_of_interest }: ApprovalNotesProps) {
  const t = useTransfersText()
  return (
    <>
      {approval && (
        <Badge kind="success" className={styles.approved}>
          {t('approved-by', { name: approval.by.username, on: localTime(approval.at, 'short') })}
        </Badge>
      )}
      {two_people && two_people.day_total > two_people.limit && (
        <span className={styles.note}>
          {t('two-people', { total: formatPrice(two_people.day_total), limit: formatPrice(two_people.limit) })}
        </span>
      )}
      {conflict_of_interest && <span className={styles.note}>{t(`conflict.${conflict_of_interest}`)}</span>}
    </>
  )
}
