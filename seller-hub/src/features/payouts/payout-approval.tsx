import type { Payout } from '@closyyy/contract/payouts-schemas'
import { localTime } from '@closyyy/i18n/local-time'
import { formatPrice } from '@closyyy/i18n/money'
import { Badge } from '@closyyy/ui/badge'
import * as styles from './payouts.module.css'
import { usePayoutsText } from './payouts-text.ts'

/** Why a payout takes two people, who approved it, and why it was rejected (PAYOUT-6, PAYOUT-7). */
export function PayoutApproval({ payout: { two_people, approval, rejection } }: { payout: Payout }) {
  const t = usePayoutsText()
  return (
    <>
      {approval && (
        <Badge kind="success">
          {t('admin.approved-by', { name: approval.by.username, on: localTime(approval.at, 'short') })}
        </Badge>
      )}
      {two_people && (
        <span className={styles.note}>
          {t('admin.two-people', { total: formatPrice(two_people.day_total), limit: formatPrice(two_people.limit) })}
        </span>
      )}
      {rejection && <bdi className={styles.reason}>{rejection.reason}</bdi>}
    </>
  )
}
