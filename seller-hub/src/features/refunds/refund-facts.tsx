import type { Refund } from '@closyyy/contract/refunds-schemas'
import { localTime } from '@closyyy/i18n/local-time'
import { Badge } from '@closyyy/ui/badge'
import * as styles from './refunds.module.css'
import { useRefundsText } from './refunds-text.ts'

/** The account that gets the refund, as it is copied into a banking app. */
export function RefundAccount({ refund: { account } }: { refund: Refund }) {
  const t = useRefundsText()
  if (!account) return <span className={styles.note}>{t('no-account')}</span>
  return (
    <div className={styles.stack}>
      <span>{t(`method.${account.method}`)}</span>
      <bdi>{account.account_title}</bdi>
      <bdi dir="ltr">{account.account_number}</bdi>
    </div>
  )
}

export function RefundOrder({ refund: { tracking_no, is_remitted, owed_since } }: { refund: Refund }) {
  const t = useRefundsText()
  return (
    <div className={styles.stack}>
      <bdi>{tracking_no}</bdi>
      <Badge kind={is_remitted ? 'success' : 'warning'}>{t(is_remitted ? 'cash-in' : 'cash-out')}</Badge>
      <span className={styles.note}>
        {t('owed-since')} <time dateTime={owed_since}>{localTime(owed_since, 'day')}</time>
      </span>
    </div>
  )
}
