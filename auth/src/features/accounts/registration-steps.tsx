import { useAccountsText } from './accounts-text.ts'
import * as styles from './registration-steps.module.css'

export interface RegistrationStepsProps {
  current: 1 | 2 | 3
}

export function RegistrationSteps({ current }: RegistrationStepsProps) {
  const t = useAccountsText()
  return (
    <div className={styles.steps}>
      <p className={styles.words}>{t('step', { step: current })}</p>
      <div className={styles.bars} aria-hidden>
        {[1, 2, 3].map(step => (
          <span key={step} className={step <= current ? styles.reached : styles.bar} />
        ))}
      </div>
    </div>
  )
}
