import { DoneIcon, TruckIcon, TrustIcon, WalletIcon } from '@closyyy/ui/icons'
import { useHomeText } from './home-text.ts'
import * as styles from './how-it-works.module.css'

const promises = [
  { id: 'how.pay', Icon: WalletIcon },
  { id: 'how.paid', Icon: TrustIcon },
  { id: 'how.delivery', Icon: TruckIcon },
  { id: 'how.quality', Icon: DoneIcon },
] as const

/** Promises of the marketing text (NAV-4). */
export function HowItWorks() {
  const t = useHomeText()
  return (
    <section className={styles.band}>
      <div className={styles.inner}>
        <h2>{t('how.heading')}</h2>
        <ul role="list" className={styles.promises}>
          {promises.map(({ id, Icon }) => (
            <li key={id} className={styles.promise}>
              <Icon size={26} className={styles.icon} />
              <h3 className={styles.name}>{t(id)}</h3>
              <p className={styles.text}>{t(`${id}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
