import { HOW_TO_SELL_PATH, LIST_ITEM_PATH } from '@closyyy/contract/paths'
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
        <Link className={buttonClass({ size: 'large' })} to={LIST_ITEM_PATH}>
          {t('sell.action')}
        </Link>
        <Link className={styles.how} to={HOW_TO_SELL_PATH}>
          {t('sell.how')}
        </Link>
      </div>
    </section>
  )
}
