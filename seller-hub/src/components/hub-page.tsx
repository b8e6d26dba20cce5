import { brand } from '@closyyy/contract/brand-identity'
import { classList } from '@closyyy/ui/class-list'
import type { ReactNode } from 'react'
import { useText } from '../messages.ts'
import * as styles from './hub-page.module.css'

export interface HubPageProps {
  title: string
  lead?: ReactNode
  action?: ReactNode
  /** Hides the title on phones, if a part of the page replaces it. */
  isTitleForWide?: boolean
  children: ReactNode
}

export function HubPage({ title, lead, action, isTitleForWide, children }: HubPageProps) {
  const t = useText()
  return (
    <div className={styles.page}>
      <title>{t('hub.page-title', { title, brand: brand.name })}</title>
      <meta name="robots" content="noindex" />
      <header className={classList(styles.header, isTitleForWide && styles.wide)}>
        <div className={styles.top}>
          <h1>{title}</h1>
          {action}
        </div>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  )
}
