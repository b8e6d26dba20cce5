import { WalletIcon } from '@closyyy/ui/icons'
import * as styles from './checkout.module.css'
import { useCheckoutText } from './checkout-text.ts'

export function PaymentMethod() {
  const t = useCheckoutText()
  return (
    <section className={styles.part}>
      <h2>{t('payment')}</h2>
      <div className={styles.payment}>
        <WalletIcon />
        <div>
          <p className={styles.method}>{t('payment.cash')}</p>
          <p className={styles.note}>{t('payment.cash.text')}</p>
        </div>
      </div>
    </section>
  )
}
