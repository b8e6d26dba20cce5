import { useText } from '../messages.ts'
import * as styles from './claim-panel.module.css'

export function ClaimPanel() {
  const t = useText()
  return (
    <aside className={styles.panel}>
      <p className={styles.claim}>
        <span>{t('claim.sell')}</span>
        <span className={styles.second}>{t('claim.shop')}</span>
      </p>
      <ul role="list" className={styles.facts}>
        <li>{t('claim.delivery')}</li>
        <li>{t('claim.payment')}</li>
      </ul>
    </aside>
  )
}
