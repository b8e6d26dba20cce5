import { brand } from '@closyyy/contract/brand-identity'
import { Link } from '@closyyy/platform/router'
import { Logo } from '@closyyy/ui/logo'
import type { ReactNode } from 'react'
import { useText } from '../messages.ts'
import * as styles from './auth-page.module.css'

export interface AuthPageProps {
  tabTitle: string
  heading: string
  headingId?: string
  text?: ReactNode
  children?: ReactNode
}

export function AuthPage({ tabTitle, heading, headingId, text, children }: AuthPageProps) {
  const t = useText()
  return (
    <div className={styles.page}>
      <title>{`${tabTitle} – ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.column}>
        <Link className={styles.home} to="/" aria-label={t('page.home', { brand: brand.name })}>
          <Logo name={brand.name} />
        </Link>
        <div className={styles.content}>
          <h1 id={headingId}>{heading}</h1>
          {text && <p className={styles.text}>{text}</p>}
          {children}
        </div>
      </div>
      <BrandPanel />
    </div>
  )
}

function BrandPanel() {
  const t = useText()
  return (
    <aside className={styles.panel}>
      <p className={styles.slogan}>
        <span>{t('slogan.sell')}</span>
        <span className={styles.second}>{t('slogan.shop')}</span>
      </p>
      <ul role="list" className={styles.facts}>
        <li>{t('slogan.delivery')}</li>
        <li>{t('slogan.payment')}</li>
      </ul>
    </aside>
  )
}
