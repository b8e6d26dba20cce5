import type { Payout } from '@closyyy/contract/payouts-schemas'
import { SendingNote } from '../../components/transfers/sending-note.tsx'
import * as styles from './payouts.module.css'
import { usePayoutsText } from './payouts-text.ts'

/** Bank details at the time of the request, of which only the end of the number is shown until somebody sends it (PAYOUT-9). */
export function PayoutBank({ of: { bank_details, account, sending } }: { of: Payout }) {
  return (
    <div className={styles.bank}>
      <Account details={bank_details} account={account} />
      <SendingNote of={sending} />
    </div>
  )
}

function Account({ details, account }: { details: Payout['bank_details']; account: Payout['account'] }) {
  const t = usePayoutsText()
  if (!details) {
    const text = account ? t('request.to', { bank: account.bank_name, ending: account.ending }) : t('admin.no-bank')
    return <span className={styles.note}>{text}</span>
  }
  const lines = [
    [t('admin.account'), details.account_number],
    [t('admin.iban'), details.iban],
    [t('admin.branch'), details.branch_code],
  ]
  return (
    <>
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
    </>
  )
}
