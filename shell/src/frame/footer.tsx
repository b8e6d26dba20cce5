import { brand } from '@closyyy/contract/brand-identity'
import {
  ABOUT_PATH,
  DATA_DELETION_PATH,
  HOW_TO_SELL_PATH,
  MANAGED_PATH,
  PRIVACY_PATH,
  RETURNS_PATH,
} from '@closyyy/contract/paths'
import { Link } from '@closyyy/platform/router'
import { memo } from 'react'
import { useText } from '../messages.ts'
import * as styles from './footer.module.css'
import { LogoLink } from './logo-link.tsx'

const pages = [
  [ABOUT_PATH, 'footer.about'],
  [HOW_TO_SELL_PATH, 'footer.how-to-sell'],
  [MANAGED_PATH, 'footer.managed-by'],
  [PRIVACY_PATH, 'footer.privacy'],
  [RETURNS_PATH, 'footer.returns'],
  [DATA_DELETION_PATH, 'footer.data-deletion'],
] as const

const networks = [
  [brand.social.instagram, 'Instagram'],
  [brand.social.facebook, 'Facebook'],
] as const

const languages = [
  ['en', 'English'],
  ['ur', 'اردو'],
] as const

/** Does not render again with a navigation. */
export const Footer = memo(function Footer() {
  const t = useText()
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div>
          <LogoLink />
          <p className={styles.claim}>{t('footer.claim')}</p>
        </div>
        <nav aria-label={t('footer.pages')}>
          <ul role="list" className={styles.links}>
            {pages.map(([path, label]) => (
              <li key={path}>
                <Link to={path}>{t(label)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={t('footer.follow')}>
          <ul role="list" className={styles.links}>
            {networks.map(([url, name]) => (
              <li key={name}>
                <a href={url} rel="noopener">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={styles.end}>
        <p>{t('footer.terms')}</p>
        <nav aria-label={t('footer.language')}>
          <ul role="list" className={styles.languages}>
            {languages.map(([locale, name]) => (
              <li key={locale}>
                <a href={`/language/${locale}`} lang={locale} rel="nofollow">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
})
