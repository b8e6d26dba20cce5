import { brand } from '@closyyy/contract/brand-identity'
import type { ReactNode } from 'react'
import { useText } from '../messages.ts'
import * as styles from './hub-page.module.css'

export interface HubPageProps {
  title: string
  /** One or two sentences under the title. */
  lead?: ReactNode
  children: ReactNode
}

/** A screen of the seller's pages: its title, also that of the document, and what it shows, at reading width. */
export function HubPage({ title, lead, children }: HubPageProps) {
  const t = useText()
  return (
    <div className={styles.page}>
      <title>{t('hub.page-title', { title, brand: brand.name })}</title>
      <meta name="robots" content="noindex" />
      <header className={styles.header}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  )
}
