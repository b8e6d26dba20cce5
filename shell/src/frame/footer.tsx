import { brand } from '@closyyy/contract/brand-identity'
import { useText } from '../messages.ts'
import * as styles from './footer.module.css'
import { LogoLink } from './logo-link.tsx'

const networks = { instagram: 'Instagram', facebook: 'Facebook' } as const

/** The public footer. */
export function Footer() {
  const t = useText()
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div>
          <LogoLink />
          <p className={styles.claim}>{t('footer.claim')}</p>
        </div>
        <nav aria-label={t('footer.follow')}>
          <ul className={styles.links}>
            {Object.entries(networks).map(([network, label]) => (
              <li key={network}>
                <a href={brand.social[network as keyof typeof networks]} rel="noopener">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p className={styles.terms}>{t('footer.terms')}</p>
    </footer>
  )
}
