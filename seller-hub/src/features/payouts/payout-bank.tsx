import type { Payout } from '@closyyy/contract/payouts-schemas'
import * as styles from './payouts.module.css'
import { usePayoutsText } from './payouts-text.ts'

/** Bank details at the time of the request. */
export function PayoutBank({ details }: { details: Payout['bank_details'] }) {
  const t = usePayoutsText()
  if (!details) return <span className={styles.note}>{t('admin.no-bank')}</span>
  const lines = [
    [t('admin.account'), details.account_number],
    [t('admin.iban'), details.iban],
    [t('admin.branch'), details.branch_code],
  ]
  return (
    <div className={styles.bank}>
      <bdi>
        {details.bank_name}, {details.account_title}
      </bdi>
      <dl className={styles.lines}>
        {lines.map(([name, value]) => (
          <div key={name} className={styles.line}>
            <dt>{name}</dt>
            <dd>
              <bdi dir="ltr">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
