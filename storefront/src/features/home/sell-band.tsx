import { Link } from '@closyyy/platform/router'
import { buttonClass } from '@closyyy/ui/button'
import { useHomeText } from './home-text.ts'
import * as styles from './sell-band.module.css'

export function SellBand() {
  const t = useHomeText()
  return (
    <section className={styles.band}>
      <h2 className={styles.heading}>{t('sell.heading')}</h2>
      <p className={styles.text}>{t('sell.text')}</p>
      <div className={styles.actions}>
        <Link className={buttonClass({ size: 'large' })} to="/seller/list-item">
          {t('sell.action')}
        </Link>
        <Link className={styles.how} to="/how-to-sell-on-closyyy">
          {t('sell.how')}
        </Link>
      </div>
    </section>
  )
}
