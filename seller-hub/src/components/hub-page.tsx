import { brand } from '@closyyy/contract/brand-identity'
import { classList } from '@closyyy/ui/class-list'
import type { ReactNode } from 'react'
import { useText } from '../messages.ts'
import * as styles from './hub-page.module.css'

export interface HubPageProps {
  title: string
  /** One or two sentences under the title. */
  lead?: ReactNode
  /** Beside the title. */
  action?: ReactNode
  /** Where something of the screen takes its place on phones. */
  isTitleForWide?: boolean
  children: ReactNode
}

/** A screen of the seller's pages: its title, also that of the document, and what it shows, at reading width. */
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
